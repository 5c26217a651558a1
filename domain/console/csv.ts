// A spreadsheet runs what begins like a formula: such a cell is made text by a leading apostrophe.
const FORMULA = /^(\s*[=+\-@]|[\t\r])/;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const csvCell = (value: unknown): string => {
  const text = textOf(value);
  const guarded = typeof value !== 'number' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
};

export const csvLine = (values: unknown[]) => `${values.map(csvCell).join(',')}\r\n`;
