/** "1,250.50" or "$450" as cents; nothing when it is no amount. */
export const centsIn = (typed: string): number | undefined => {
  const found = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  if (!found) return undefined;
  const [, whole = '', part = ''] = found;
  return Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
};
