import { expect, test } from 'vitest';
import { createErrorReader } from './engine-errors.ts';

test('errors are read whole from any pieces, and never out of what a visitor typed', () => {
  const message = (kind: string, body: string) => {
    const head = Buffer.alloc(5);
    head.write(kind);
    head.writeInt32BE(4 + Buffer.byteLength(body), 1);
    return Buffer.concat([head, Buffer.from(body)]);
  };
  const error = message('E', 'SERROR\0VERROR\0C58030\0Mcould not read\0\0');
  const row = message('D', `\0\x01${error.toString('latin1')}C58030\0`);
  const answers = Buffer.concat([row, error, row, message('Z', 'I')]);
  for (let size = 1; size <= answers.length; size += 1) {
    const read = createErrorReader();
    const found = [];
    for (let from = 0; from < answers.length; from += size)
      found.push(...read(answers.subarray(from, from + size)));
    expect(found).toEqual([{ code: '58030', message: 'could not read' }]);
  }
});
