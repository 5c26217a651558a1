import type { Content } from '#content/content.ts';
import type { Design } from '#domain/design/design.ts';
import { sayOrigin } from '#domain/plot/disclaimer.ts';
import type { Site } from '#domain/plot/site.ts';
import { fill } from '#domain/words/fill.ts';
import {
  keyHeightOn,
  planExtent,
  planOnPaper,
  sectionsLong,
  sectionsOnPaper,
} from '#studio/plan/paper-sheets.ts';
import { drawSitePlan } from '#studio/plan/site-plan.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { fittingScale, SCALES, type Scale } from '#studio/sheets/engine/scale.ts';
import { viewTitle, viewTitleHeight } from '#studio/sheets/engine/view-title.ts';
import type { PackPaper } from './pack-paper.ts';
import { drawMarks, drawOnPaper } from './paper-drawing.ts';

// Plan, sections and site plan, each at a scale that a ruler has, which stands under it in words and as a bar.

const POINTS_PER_INCH = 72;
const TITLE_PT = 8;
const TITLE_HIGH = viewTitleHeight(TITLE_PT) + 6;
/** The site plan is drawn for this width. */
const SITE_WIDE_PT = 504;

/** Of one unit of a drawing: lines and letters are drawn for a screen and are smaller on paper. */
const UNIT_PT = 0.675;

const unitsPerFoot = ({ feetPerInch }: Scale) => POINTS_PER_INCH / feetPerInch / UNIT_PT;

type Titled = { number: number; title: string; scale: Scale };

function drawTitle(paper: PackPaper, title: Titled): void {
  const { doc, left } = paper;
  const top = doc.y;
  const box = { x: left, y: top, width: doc.page.width - 2 * left, height: TITLE_HIGH };
  drawMarks(paper, viewTitle(title, box, TITLE_PT));
  doc.y = top + TITLE_HIGH;
}

/** On a plot: where its measures come from. */
const ORIGIN_HIGH = 20;

function originLine({ doc, quiet, left }: PackPaper, { plotDrawing }: Content, { plot }: Layout): void {
  if (plot) quiet(7.5).text(sayOrigin(plotDrawing.PLOT_ORIGIN, plot.site.plot), left, doc.y + 3);
}

/** The page lies where the plan is larger on it so. */
export function planPage(paper: PackPaper, content: Content, layout: Layout): void {
  const { doc, left } = paper;
  const words = content.plotDrawing.SITE_PLAN;
  const { sheets } = content.designTool.DESIGN_PACK;
  const under = TITLE_HIGH + (layout.plot ? ORIGIN_HIGH : 0);
  const ways = (['portrait', 'landscape'] as const).map((way) => {
    const { width, height } = paper.room(way);
    const size = { width: width / UNIT_PT, height: (height - under) / UNIT_PT };
    const keyPt = keyHeightOn(layout, words, size.width) * UNIT_PT;
    const inches = {
      widthIn: width / POINTS_PER_INCH,
      heightIn: (height - under - keyPt) / POINTS_PER_INCH,
    };
    return { way, size, scale: fittingScale('built', planExtent(layout), inches, 0) };
  });
  const [best] = ways.toSorted((a, b) => a.scale.feetPerInch - b.scale.feetPerInch);
  if (!best) return;
  paper.sheet({ name: sheets.plan, scale: best.scale.words }, best.way);
  const { marks, height } = planOnPaper(layout, words, unitsPerFoot(best.scale), best.size);
  const box = { x: left, y: left, width: best.size.width * UNIT_PT, height: best.size.height * UNIT_PT };
  doc.y = left + drawOnPaper(paper, { width: best.size.width, height, marks }, box);
  drawTitle(paper, { number: 1, title: sheets.plan, scale: best.scale });
  originLine(paper, content, layout);
}

/** `leftFor` is what the rest of the page needs, at either width of it. */
export function sectionsPage(
  paper: PackPaper,
  content: Content,
  layout: Layout,
  leftFor: (width: number) => number,
): void {
  const { doc, left } = paper;
  const words = content.plotDrawing.SITE_PLAN;
  const { sheets } = content.designTool.DESIGN_PACK;
  const ways = (['portrait', 'landscape'] as const).map((way) => {
    const { width, height } = paper.room(way);
    const room = height - TITLE_HIGH - leftFor(width) - (layout.plot ? ORIGIN_HIGH : 0);
    const drawn = (scale: Scale, across: 1 | 2) =>
      sectionsOnPaper(layout, words, unitsPerFoot(scale), width / UNIT_PT, across);
    const wide = (sectionsLong(layout) + 1) * POINTS_PER_INCH;
    const scale =
      SCALES.built
        .filter(({ feetPerInch }) => wide / feetPerInch <= width)
        .find((one) => drawn(one, 1).height * UNIT_PT <= room) ?? SCALES.built[7];
    const more = drawn(scale, 2);
    return { way, width, scale, drawing: more.height * UNIT_PT <= room ? more : drawn(scale, 1) };
  });
  const [best] = ways.toSorted((a, b) => a.scale.feetPerInch - b.scale.feetPerInch);
  if (!best) return;
  paper.sheet({ name: sheets.sections, scale: best.scale.words }, best.way);
  const { width, drawing, scale } = best;
  const box = { x: left, y: left, width, height: drawing.height * UNIT_PT };
  doc.y = left + drawOnPaper(paper, { width: width / UNIT_PT, ...drawing }, box);
  drawTitle(paper, { number: 2, title: sheets.sections, scale });
  originLine(paper, content, layout);
  doc.y += 14;
}

export function sitePage(paper: PackPaper, content: Content, design: Design & { site: Site }): void {
  const { doc, left, width, quiet } = paper;
  const { siteScale, block } = content.designTool.DESIGN_PACK;
  const drawing = drawSitePlan(design, content.plotDrawing);
  const top = left + 26;
  const room = paper.bottom - top - 14;
  // A ruler may be laid on it only where nothing had to be made smaller.
  const toScale = drawing.feetPerInch !== null && (drawing.height * SITE_WIDE_PT) / drawing.width <= room;
  const feet = drawing.feetPerInch ?? 0;
  paper.sheet({ name: drawing.title, scale: toScale ? fill(block.landScale, { feet }) : null });
  doc.y = left;
  paper.heading(drawing.title);
  const x = left + (width - SITE_WIDE_PT) / 2;
  doc.y = top + drawOnPaper(paper, drawing, { x, y: top, width: SITE_WIDE_PT, height: room }) + 2;
  if (toScale) quiet(8).text(fill(siteScale, { feet }), x, doc.y, { width });
}
