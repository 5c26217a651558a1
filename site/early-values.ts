// A prerendered form can be filled in before its script has woken up: what stands there then is kept.
export function earlyValues(formId: string): FormData | undefined {
  if (typeof document === 'undefined') return undefined;
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? new FormData(form) : undefined;
}

export function earlyText(values: FormData | undefined, name: string): string {
  const value = values?.get(name);
  return typeof value === 'string' ? value : '';
}
