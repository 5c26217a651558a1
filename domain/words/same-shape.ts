// Whether something that came from outside can stand where our own value stands: the same keys with the same kinds of values.
// Lists may have any length; what stands in them is shaped like one of ours.

const MOST_LETTERS = 20_000;
const MOST_ENTRIES = 1000;

type Trouble = string | undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first place where it differs, in words; nothing when it fits. */
export function shapeMismatch(given: unknown, ours: unknown, place = 'It'): Trouble {
  if (typeof ours === 'string') {
    if (typeof given !== 'string') return `${place} is not a text.`;
    return given.length > MOST_LETTERS ? `${place} is longer than ${MOST_LETTERS} characters.` : undefined;
  }
  if (Array.isArray(ours)) return listMismatch(given, ours, place);
  if (isRecord(ours)) return recordMismatch(given, ours, place);
  return typeof given === typeof ours && Number.isNaN(given) === Number.isNaN(ours)
    ? undefined
    : `${place} is not a ${typeof ours}.`;
}

function listMismatch(given: unknown, ours: readonly unknown[], place: string): Trouble {
  if (!Array.isArray(given)) return `${place} is not a list.`;
  if (given.length > MOST_ENTRIES) return `${place} has more than ${MOST_ENTRIES} entries.`;
  for (const [at, entry] of given.entries()) {
    const troubles = ours.map((one) => shapeMismatch(entry, one, `${place}, entry ${at + 1},`));
    if (!troubles.includes(undefined)) return troubles[0] ?? `${place} must stay empty.`;
  }
  return undefined;
}

function recordMismatch(given: unknown, ours: Record<string, unknown>, place: string): Trouble {
  if (!isRecord(given)) return `${place} is not a set of named values.`;
  const strange = Object.keys(given).find((key) => !Object.hasOwn(ours, key));
  if (strange !== undefined) return `${place} has an unknown part, ${strange}.`;
  for (const [key, value] of Object.entries(ours)) {
    if (!Object.hasOwn(given, key)) return `${place} has no ${key}.`;
    const trouble = shapeMismatch(given[key], value, place === 'It' ? key : `${place}.${key}`);
    if (trouble) return trouble;
  }
  return undefined;
}
