import { expect, test } from 'vitest';
import { progressOf } from './send-intake.ts';
import { judgeFiles } from './use-files.ts';

const chosen = (id: string, size: number) => ({
  id,
  file: new File([new Uint8Array(size)], `${id}.pdf`),
  purpose: '' as const,
});

test('progress is told per file in the order they travel', () => {
  const files = [chosen('a', 100), chosen('b', 300)];
  expect(progressOf(files, 50, 450).files).toEqual([
    { id: 'a', share: 0 },
    { id: 'b', share: 0 },
  ]);
  expect(progressOf(files, 300, 450).files).toEqual([
    { id: 'a', share: 1 },
    { id: 'b', share: 0.5 },
  ]);
});

test('files are refused one by one and the others kept', () => {
  const files = [
    new File(['x'], 'survey.pdf', { type: 'application/pdf' }),
    new File(['x'], 'run.exe'),
    new File(['x'], 'yard.HEIC'),
  ];
  const { accepted, refusals } = judgeFiles(files, []);
  expect(accepted.map(({ file, purpose }) => [file.name, purpose])).toEqual([
    ['survey.pdf', 'survey'],
    ['yard.HEIC', 'photo'],
  ]);
  expect(refusals).toMatchObject([
    {
      name: 'run.exe',
      toast: { title: 'Invalid file type', description: 'run.exe is not a supported file type.' },
    },
  ]);
});
