import PDFDocument from 'pdfkit';
import sharp from 'sharp';

// A survey as a surveyor's office sends it, and a photograph of a yard from above: made here, with lengths that are known.

/** An inch of the paper is 20 ft. */
const POINTS_PER_FOOT = 72 / 20;
const PAGE = { width: 612, height: 792 };
const ORIGIN = { x: 120, y: 150 };

/** In feet from the lot's upper left corner. */
export const LOT: readonly [number, number][] = [
  [0, 0],
  [100, 0],
  [100, 90],
  [70, 120],
  [0, 120],
];
/** By the shoelace formula: 100 × 120 without a corner of 30 × 30 / 2. */
export const LOT_SQ_FT = 11_550;

/** A point of the lot in shares of the page's width and height. */
export const onPage = ([x, y]: readonly [number, number]): [number, number] => [
  (ORIGIN.x + x * POINTS_PER_FOOT) / PAGE.width,
  (ORIGIN.y + y * POINTS_PER_FOOT) / PAGE.height,
];

function drawSurvey(doc: PDFKit.PDFDocument) {
  const at = ([x, y]: readonly [number, number]) =>
    [ORIGIN.x + x * POINTS_PER_FOOT, ORIGIN.y + y * POINTS_PER_FOOT] as const;
  doc.fontSize(15).text('BOUNDARY SURVEY, LOT 14, BLOCK 3', 60, 50);
  doc.fontSize(9).text('Scale: 1 inch = 20 feet. Bearings are assumed.', 60, 72);
  doc
    .lineWidth(1.5)
    .polygon(...LOT.map((corner) => [...at(corner)]))
    .stroke();
  const [houseX, houseY] = at([20, 12]);
  doc
    .lineWidth(1)
    .rect(houseX, houseY, 52 * POINTS_PER_FOOT, 30 * POINTS_PER_FOOT)
    .stroke();
  doc.text('ONE STORY RESIDENCE', houseX + 40, houseY + 50);
  const [northX, northY] = at([50, -5]);
  doc.text("N 90°00'00\" E  100.00'", northX - 45, northY);
  doc.save().rotate(-90, { origin: [...at([-4, 70])] });
  doc.text("120.00'", ...at([-4, 70]));
  doc.restore();
  const [southX, southY] = at([30, 122]);
  doc.text("70.00'", southX, southY);
}

type Survey = { pages?: number; surveyPage?: number; password?: string };

export function surveyPdf({ pages = 3, surveyPage = 2, password }: Survey = {}): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 50,
    autoFirstPage: false,
    ...(password ? { userPassword: password } : {}),
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  for (let page = 1; page <= pages; page += 1) {
    doc.addPage();
    if (page === surveyPage) drawSurvey(doc);
    else doc.fontSize(14).text(`Schedule ${page}. Legal description and exceptions.`);
  }
  doc.end();
  return new Promise((done) => doc.on('end', () => done(Buffer.concat(parts))));
}

/** Lawn, a roof and a drive of 10 by 40 ft; 12 pixels are a foot. Lying on its side, as phones store it. */
export const yardPhoto = (): Promise<Buffer> => {
  const feet = (value: number) => value * 12;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${feet(120)}" height="${feet(90)}">
    <rect width="100%" height="100%" fill="#7d9a5f"/>
    <rect x="${feet(20)}" y="${feet(15)}" width="${feet(50)}" height="${feet(28)}" fill="#8a6f5a"/>
    <rect x="${feet(80)}" y="${feet(10)}" width="${feet(10)}" height="${feet(40)}" fill="#c9c5bd"/>
  </svg>`;
  // Turned to the left and marked "to be turned to the right".
  return sharp(Buffer.from(svg)).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
};
