import type { Point } from '#domain/geometry/plane.ts';
import { label, line, type Mark } from '#studio/plan/marks.ts';
import { heading } from '../engine/block.ts';
import { below } from '../engine/boxes.ts';
import { type TextMark, TextRoom, textBox } from '../engine/text-room.ts';
import type { Box } from '../engine/view.ts';
import type { PlanSet } from '../plan-set.ts';
import type { PumpSystem } from './hydraulics.ts';

// The head each pump's pipes ask for at every flow, and the point its pump has to reach.

const INK = '#111111';
const GRID = '#cfd6d8';
const DASHES: readonly (readonly number[] | undefined)[] = [
  undefined,
  [8, 3],
  [3, 2.5],
  [8, 2.5, 1.5, 2.5],
  [12, 3],
];

/** Round steps, up to ten of them up to the largest. */
function stepsTo(most: number): { step: number; end: number } {
  const rough = most / 8;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  return { step, end: Math.ceil(most / step) * step };
}

export function curveMarks(
  { hydraulics, words: { hydraulics: words } }: PlanSet,
  box: Box,
  size: number,
): Mark[] {
  const { systems } = hydraulics;
  const title = heading(words.curve, box, size);
  const inner = below(box, title.bottom + size);
  const plot: Box = {
    x: inner.x + size * 3.6,
    y: inner.y,
    width: inner.width - size * 5,
    height: inner.height - size * 4,
  };
  const flow = stepsTo(Math.max(...systems.flatMap(({ curve }) => curve.map(({ gpm }) => gpm))));
  const head = stepsTo(Math.max(...systems.flatMap(({ curve }) => curve.map(({ headFt }) => headFt))));
  const put = (gpm: number, feet: number): Point => [
    plot.x + (gpm / flow.end) * plot.width,
    plot.y + plot.height - (feet / head.end) * plot.height,
  ];
  const bottom = plot.y + plot.height;
  return [
    ...title.marks,
    ...gridMarks(flow, head, put, size),
    label([plot.x + plot.width / 2, bottom + size * 3], words.gpmAxis, size, 'middle'),
    label([inner.x + size * 0.9, plot.y + plot.height / 2], words.feetAxis, size, 'middle', { turn: -90 }),
    ...systems.flatMap((system, i) => curveOf(system, put, DASHES[i % DASHES.length])),
    ...pointMarks(systems, words.systems, put, plot, size),
  ];
}

type Put = (gpm: number, feet: number) => Point;
type Steps = { step: number; end: number };

function gridMarks(flow: Steps, head: Steps, put: Put, size: number): Mark[] {
  const marks: Mark[] = [];
  for (let gpm = 0; gpm <= flow.end + 1e-9; gpm += flow.step) {
    marks.push(line(put(gpm, 0), put(gpm, head.end), gpm === 0 ? 1 : 0.35, gpm === 0 ? INK : GRID));
    const [x, y] = put(gpm, 0);
    marks.push(label([x, y + size * 1.4], String(gpm), size * 0.9, 'middle'));
  }
  for (let feet = 0; feet <= head.end + 1e-9; feet += head.step) {
    marks.push(line(put(0, feet), put(flow.end, feet), feet === 0 ? 1 : 0.35, feet === 0 ? INK : GRID));
    const [x, y] = put(0, feet);
    marks.push(label([x - size * 0.5, y + size * 0.35], String(feet), size * 0.9, 'end'));
  }
  return marks;
}

const curveOf = ({ curve }: PumpSystem, put: Put, dash: readonly number[] | undefined): Mark[] => [
  {
    kind: 'shape',
    points: curve.map(({ gpm, headFt }) => put(gpm, headFt)),
    closed: false,
    stroke: INK,
    width: 1.2,
    ...(dash ? { dash } : {}),
  },
];

/** Beside its point, where nothing is written yet. */
function pointMarks(
  systems: readonly PumpSystem[],
  names: Readonly<Record<PumpSystem['id'], string>>,
  put: Put,
  plot: Box,
  size: number,
): Mark[] {
  const room = new TextRoom();
  for (const { curve } of systems)
    curve.slice(1).forEach(({ gpm, headFt }, i) => {
      const before = curve[i];
      if (before) room.cross(put(before.gpm, before.headFt), put(gpm, headFt));
    });
  return systems.flatMap(({ id, gpm, headFt }): Mark[] => {
    const [x, y] = put(gpm, headFt);
    const text = `${names[id]}: ${Math.ceil(gpm)} gpm, ${Math.ceil(headFt)} ft`;
    const ways = [1, 2.4, 3.8, 5.2, 6.6].flatMap((far): TextMark[] =>
      [-1, 1].flatMap((up): TextMark[] =>
        (['start', 'end'] as const).map((anchor) => ({
          kind: 'text',
          x: x + (anchor === 'start' ? size : -size),
          y: y + up * far * size + size * 0.3,
          text,
          size,
          anchor,
        })),
      ),
    );
    const within = ways.filter((mark) => {
      const corners = textBox(mark, 1);
      return corners.every(
        ([cx, cy]) => cx > plot.x && cx < plot.x + plot.width && cy > plot.y && cy < plot.y + plot.height,
      );
    });
    const chosen = within.toSorted((a, b) => room.crowd(textBox(a, 1)) - room.crowd(textBox(b, 1)))[0];
    if (chosen) room.take(textBox(chosen, 1));
    return [{ kind: 'disc', x, y, radius: size * 0.35, fill: INK }, ...(chosen && room ? [chosen] : [])];
  });
}
