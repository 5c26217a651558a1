// Reads the errors among a database's answers. Message by message, never by looking for letters: a row may hold any.

interface EngineError {
  /** SQLSTATE. */
  code: string;
  message: string;
}

const ERROR = 'E'.charCodeAt(0);
// A letter for the kind, four bytes for the length.
const HEADER = 5;

const toError = (fields: Buffer): EngineError => {
  const error = { code: '', message: '' };
  for (const field of fields.toString('utf8').split('\0')) {
    if (field.startsWith('C')) error.code = field.slice(1);
    if (field.startsWith('M')) error.message = field.slice(1);
  }
  return error;
};

/** Takes the answers in whatever pieces they come. */
export const createErrorReader = () => {
  let rest: Buffer = Buffer.alloc(0);
  let toSkip = 0;

  return function* read(piece: Buffer): Generator<EngineError> {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    for (;;) {
      const skipped = Math.min(toSkip, rest.length);
      rest = rest.subarray(skipped);
      toSkip -= skipped;
      if (rest.length < HEADER) return;
      const length = 1 + rest.readInt32BE(1);
      if (rest[0] === ERROR) {
        if (rest.length < length) return;
        yield toError(rest.subarray(HEADER, length));
      }
      toSkip = length;
    }
  };
};
