/** 12345 → "12,345". By hand: a browser's first use of its own formatter blocks a phone for a tenth of a second. */
export function grouped(value: number): string {
  const digits = String(Math.round(Math.abs(value)));
  const sign = value < 0 && digits !== '0' ? '-' : '';
  return `${sign}${digits.replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
