import { expect, test } from 'vitest';
import { INTAKE_FORM } from '#content/intake.ts';
import { warningOf } from './file-warning.ts';
import { validateFiles } from './validate-files.ts';

const WORDS = INTAKE_FORM.files;
const file = (name: string, content = '%PDF-1.7', lastModified = 1) =>
  new File([content], name, { lastModified });

test('files are refused one by one and the others kept', () => {
  const { accepted, refusals } = validateFiles(
    WORDS,
    [file('survey.pdf'), file('run.exe'), file('yard.HEIC')],
    [],
  );
  expect(accepted.map((entry) => [entry.file.name, entry.purpose])).toEqual([
    ['survey.pdf', 'survey'],
    ['yard.HEIC', 'photo'],
  ]);
  expect(refusals).toMatchObject([
    { title: 'Invalid file type', description: 'run.exe is not a supported file type.' },
  ]);
});

test('the same file chosen twice is taken once; another of the same name is another file', () => {
  const first = validateFiles(WORDS, [file('plan.pdf')], []);
  const second = validateFiles(WORDS, [file('plan.pdf'), file('plan.pdf', '%PDF-1.7', 2)], first.accepted);
  expect(second.accepted).toHaveLength(1);
  expect(second.refusals[0]?.description).toBe('plan.pdf is already in the list.');
});

test('a file that is empty or begins as something else is doubted before it travels', async () => {
  expect(await warningOf(file('survey.pdf'))).toBeUndefined();
  expect(await warningOf(file('yard.jpg', 'MZ'))).toBe('notWhatItSays');
  expect(await warningOf(file('survey.pdf', ''))).toBe('empty');
});
