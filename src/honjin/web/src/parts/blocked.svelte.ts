/** Whether the window with the people one has blocked is open. */
export const blocked = $state({ isOpen: false });
