/** For a field in a dialog: the dialog first notes where the focus came from, then the field takes it. */
export const focusSoon = (field: HTMLInputElement | null) => {
  if (field) requestAnimationFrame(() => field.focus());
};
