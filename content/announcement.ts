// Editorial rule: one short line above the header, for as long as it holds; empty, nothing is shown.
export const announcement = { text: '', linkLabel: '', linkTo: '', from: '', until: '' };
