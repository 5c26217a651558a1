import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

// What an independent reader finds on a page: its words, and the lines of one weight with their bounds, in inches on paper.

export type DrawnLine = { widthIn: number; heightIn: number };
export type ReadPage = {
  widthIn: number;
  heightIn: number;
  words: string[];
  lines: (weightPt: number) => DrawnLine[];
};

const POINTS = 72;
type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];
const isMatrix = (value: unknown): value is Matrix =>
  (Array.isArray(value) || ArrayBuffer.isView(value)) && 'length' in value && value.length === 6;
const isBounds = (value: unknown): value is ArrayLike<number> =>
  (Array.isArray(value) || ArrayBuffer.isView(value)) && 'length' in value && value.length === 4;

export async function readPdf(pdf: Uint8Array): Promise<ReadPage[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view;
    const { items } = await page.getTextContent();
    const { fnArray, argsArray } = await page.getOperatorList();
    const drawn = strokesOf(fnArray, argsArray);
    pages.push({
      widthIn: (x1 - x0) / POINTS,
      heightIn: (y1 - y0) / POINTS,
      words: items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])),
      lines: (weightPt) => drawn.filter(({ weight }) => Math.abs(weight - weightPt) < 0.01),
    });
  }
  await task.destroy();
  return pages;
}

function strokesOf(names: readonly number[], args: readonly unknown[]): (DrawnLine & { weight: number })[] {
  const out: (DrawnLine & { weight: number })[] = [];
  const saved: { matrix: Matrix; weight: number }[] = [];
  let now = { matrix: IDENTITY, weight: 1 };
  names.forEach((name, index) => {
    const given = args[index];
    const list: readonly unknown[] = Array.isArray(given) ? given : [];
    if (name === OPS.save) saved.push(now);
    else if (name === OPS.restore) now = saved.pop() ?? now;
    else if (name === OPS.transform && isMatrix(given)) now = { ...now, matrix: times(now.matrix, given) };
    else if (name === OPS.setLineWidth && typeof list[0] === 'number') now = { ...now, weight: list[0] };
    else if (name === OPS.constructPath && isBounds(list[2])) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(list[2]);
      const [a, b, c, d] = now.matrix;
      out.push({
        weight: now.weight,
        widthIn: (Math.abs(a) * (x1 - x0) + Math.abs(c) * (y1 - y0)) / POINTS,
        heightIn: (Math.abs(b) * (x1 - x0) + Math.abs(d) * (y1 - y0)) / POINTS,
      });
    }
  });
  return out;
}

const ARCHITECT = /^(\d+)(?:\/(\d+))?" = 1'-0"$/;
const ENGINEER = /^1" = (\d+)'$/;

/** Feet for an inch on paper, from the words of a scale. */
export function feetPerInch(words: string): number | null {
  const engineer = ENGINEER.exec(words);
  if (engineer) return Number(engineer[1]);
  const architect = ARCHITECT.exec(words);
  return architect ? Number(architect[2] ?? 1) / Number(architect[1]) : null;
}
