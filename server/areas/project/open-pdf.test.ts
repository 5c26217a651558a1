import { expect, test } from 'vitest';
import { fairQueue, QueueFull } from '#server/fair-queue.ts';
import { PDF_READING } from '#server/limits.ts';
import { pdfTurn } from './open-pdf.ts';

test('slow PDFs of one client leave room for the others, and what staff hand over goes first', async () => {
  const queue = fairQueue(PDF_READING);
  const opened: string[] = [];
  const ends: (() => void)[] = [];
  const open = (name: string, turn: ReturnType<typeof pdfTurn>) =>
    queue.run(() => {
      opened.push(name);
      return new Promise<void>((end) => ends.push(end));
    }, turn);
  const slow = Array.from({ length: 60 }, () => open('slow', pdfTurn('one', 'message')).catch((why) => why));
  const other = open('other', pdfTurn('another', 'message'));
  const third = open('third', pdfTurn('a third', 'message'));
  const staff = open('staff', pdfTurn('the studio', 'delivery'));
  await expect.poll(() => opened).toEqual(['slow', 'other']);
  ends[1]?.();
  await expect.poll(() => opened).toEqual(['slow', 'other', 'staff']);
  const finishing = setInterval(() => ends.forEach((end) => void end()), 1);
  const refused = (await Promise.all(slow)).filter((why) => why instanceof QueueFull);
  await Promise.all([other, third, staff]);
  clearInterval(finishing);
  expect(refused).toHaveLength(60 - PDF_READING.perClient);
});
