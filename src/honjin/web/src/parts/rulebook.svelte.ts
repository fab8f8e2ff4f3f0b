/** The rule that somebody has asked for, shown over whatever page is open. */
export const rulebook: { open: string | null } = $state({ open: null });

export function showRule(id: string): void {
  rulebook.open = id;
}
