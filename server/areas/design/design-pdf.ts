import type { Content } from '#content/content.ts';
import type { Design } from '#domain/design/design.ts';
import { drawnLayout } from '#studio/figures/drawn-layout.ts';
import { assumptionsOf } from './pack-assumptions.ts';
import { advice, money } from './pack-costs.ts';
import { coverPage } from './pack-cover.ts';
import { planPage, sectionsPage, sitePage } from './pack-drawings.ts';
import { figureRows } from './pack-figures.ts';
import { packName } from './pack-name.ts';
import { openPackPaper, type PackPaper } from './pack-paper.ts';
import { quantities } from './pack-quantities.ts';

// A design to print and pass round: the picture, the drawings, the figures, what to do and what to mind.

type Pack = { content: Content; design: Design; picture: Buffer | null; link: string; on: Date };

export async function designPdf({ content, design, picture, link, on }: Pack): Promise<Buffer> {
  const { DESIGN_PACK: WORDS } = content.designTool;
  const name = packName(design);
  const paper = openPackPaper(content, name, on);
  const layout = drawnLayout(design);
  const assumed = assumptionsOf(content, design, layout);
  await coverPage(paper, content, {
    design,
    name,
    picture,
    link,
    figures: figureRows(content, layout),
  });
  planPage(paper, content, layout);
  sectionsPage(paper, content, layout, (width) => assumptionsHeight(paper, assumed, width));
  assumptions(paper, WORDS.assumptions.heading, assumed);
  if (design.site) sitePage(paper, content, { ...design, site: design.site });
  paper.sheet({ name: WORDS.sheets.costs, scale: null });
  money(paper, content, design);
  quantities(paper, content, design);
  advice(paper, content, design);
  return paper.finish();
}

const SPACED = 5;

const assumptionsHeight = ({ doc, set }: PackPaper, lines: readonly string[], width: number): number => {
  set('text', 10);
  return lines.reduce((sum, text) => sum + doc.heightOfString(`• ${text}`, { width }) + SPACED, 50);
};

function assumptions(paper: PackPaper, heading: string, lines: readonly string[]): void {
  const { doc, left, set } = paper;
  const width = doc.page.width - 2 * left;
  paper.heading(heading);
  for (const text of lines) {
    set('text', 10).text(`• ${text}`, left, doc.y, { width });
    doc.y += SPACED;
  }
}
