// A spreadsheet runs what begins like a formula: such a cell is made text by a leading apostrophe.
const FORMULA = /^(\s*[=+\-@]|[\t\r])/;

export const csvCell = (value: unknown): string => {
  const text =
    value === null || value === undefined
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  const guarded = typeof value !== 'number' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
};

export const csvLine = (values: unknown[]) => `${values.map(csvCell).join(',')}\r\n`;
