// What a button of the calculator asks for when no script answers it; the main one sends the estimate.
export const NATIVE_BUTTONS = { name: 'want', figures: 'figures', paper: 'pdf' } as const;
