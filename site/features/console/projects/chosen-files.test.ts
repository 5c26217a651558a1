import { expect, test } from 'vitest';
import { PROJECT_DESK } from '#content/console-projects.ts';
import { MAX_FILE_BYTES } from '#domain/intake/intake-files.ts';
import { addFiles } from './chosen-files.ts';
import { designNameIn } from './design-name.ts';

const words = PROJECT_DESK.files;
const file = (name: string, size = 100) => ({ name, size });

test('what cannot be handed over is refused by name, the rest is taken once', () => {
  const { files, refused } = addFiles(
    words,
    [file('plan.pdf')],
    [
      file('plan.pdf'),
      file('site.DXF'),
      file('song.mp3'),
      file('void.png', 0),
      file('huge.jpg', MAX_FILE_BYTES + 1),
    ],
    10,
  );
  expect(files.map(({ name }) => name)).toEqual(['plan.pdf', 'site.DXF']);
  expect(refused).toEqual([
    'We can’t take song.mp3. Use PDF, JPEG, PNG, HEIC or DXF.',
    'void.png is empty.',
    'huge.jpg is larger than 50 MB.',
  ]);
});

test('more files than one delivery holds are left out, in words', () => {
  const { files, refused } = addFiles(words, [file('1.pdf')], [file('2.pdf'), file('3.pdf')], 2);
  expect([files.length, ...refused]).toEqual([2, 'At most 2 files at once; the rest was left out.']);
});

test('a design is found in its link or its bare name, and in nothing else', () => {
  const name = 'abcdefghij-ABCDEFGH_12';
  expect(designNameIn(` ${name} `)).toBe(name);
  expect(designNameIn(`https://pools.example/ai-3d-design?d=${name}#top`)).toBe(name);
  expect(designNameIn(`/ai-design-tool?x=1&d=${name}`)).toBe(name);
  expect([designNameIn('https://pools.example/?d=short'), designNameIn('')]).toEqual([undefined, undefined]);
});
