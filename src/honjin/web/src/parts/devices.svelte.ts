/** Whether the window of one's devices is open, over whatever page there is. */
export const devices: { isOpen: boolean } = $state({ isOpen: false });
