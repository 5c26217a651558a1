import sharp from 'sharp';
import type { Content } from '#content/content.ts';
import { askedFor } from '#domain/design/counts.ts';
import { depthWords } from '#domain/design/depth-words.ts';
import type { Design } from '#domain/design/design.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { builtMaterial } from '#domain/design/material.ts';
import { labelOf, POOL_MATERIALS } from '#domain/estimate/options.ts';
import { COLOURS } from '#domain/site/colours.ts';
import { fill } from '#domain/words/fill.ts';
import { voiceOf } from '#server/voice.ts';
import { drawFromAbove } from '#studio/plan/draw-from-above.ts';
import type { PackPaper } from './pack-paper.ts';
import { drawOnPaper } from './paper-drawing.ts';

const { lagoon: LAGOON } = COLOURS;
type Row = readonly [label: string, value: string];

type Cover = {
  design: Design;
  name: string;
  picture: Buffer | null;
  link: string;
  figures: readonly Row[];
};

/** The picture, what was chosen and what was measured. */
export async function coverPage(
  paper: PackPaper,
  content: Content,
  { design, name, picture, link, figures }: Cover,
): Promise<void> {
  const { DESIGN_PACK: WORDS } = content.designTool;
  const { doc, left, width, set, quiet, rule } = paper;
  paper.sheet({ name: WORDS.sheets.cover, scale: null });
  set('display', 17, LAGOON).text(content.brand.name, left, left);
  rule(left + 28, LAGOON, 1.2);
  set('display', 28).text(name, left, left + 40, { width });
  doc.y += 8;
  const height = (width * 9) / 16;
  const top = doc.y;
  if (picture) {
    // PDF knows JPEG, not WebP.
    doc.image(await sharp(picture).jpeg({ quality: 88 }).toBuffer(), left, top, { width, height });
    doc.y = top + height + 5;
    quiet(8).text(WORDS.pictureNote, left, doc.y, { width });
  } else {
    drawOnPaper(paper, drawFromAbove(design, content.plotDrawing), { x: left, y: top, width, height });
    doc.y = top + height + 5;
    quiet(8).text(WORDS.noPicture, left, doc.y, { width });
  }
  doc.y += 12;
  grid(paper, factRows(content, design), 34);
  quiet(8.5).text(WORDS.facts.features, left, doc.y, { width });
  set('strong', 10.5).text(voiceOf(content).list(askedFor(design)) || WORDS.facts.none, left, doc.y + 1, {
    width,
  });
  doc.y += 10;
  paper.heading(WORDS.figures.heading);
  grid(paper, figures, 32);
  quiet(8.5).text(`${WORDS.link} ${link}`, left, doc.y + 2, { width, link });
}

function factRows(content: Content, design: Design): Row[] {
  const { facts } = content.designTool.DESIGN_PACK;
  const { say, measure } = voiceOf(content);
  const estimate = estimateDesign(content.prices, design);
  const deck = say(design.deck);
  return [
    [facts.size, measure(`${design.lengthFt} × ${design.widthFt} ft`)],
    [facts.depth, measure(depthWords(design))],
    [facts.children, design.childFriendly ? facts.yes : facts.no],
    [facts.estimate, estimatedRange(estimate)],
    [facts.weeks, fill(facts.weekCount, { weeks: estimate.timelineWeeks })],
    [facts.deck, `${deck.charAt(0).toUpperCase()}${deck.slice(1)}, ${say(design.finish)}`],
    ...(design.material
      ? [[facts.material, say(labelOf(POOL_MATERIALS, builtMaterial(design)))] as const]
      : []),
  ];
}

const COLUMNS = 3;

function grid({ doc, left, width, set, quiet }: PackPaper, rows: readonly Row[], high: number): void {
  const top = doc.y;
  const room = { width: width / COLUMNS - 12 };
  rows.forEach(([label, value], index) => {
    const x = left + (index % COLUMNS) * (width / COLUMNS);
    const y = top + Math.floor(index / COLUMNS) * high;
    quiet(8.5).text(label, x, y, room);
    set('strong', 10.5).text(value, x, y + 11, room);
  });
  doc.y = top + Math.ceil(rows.length / COLUMNS) * high + 2;
}
