import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NO_ROOM } from '#content/plot-summary.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { barePlot } from '#domain/plot/sample-plot.ts';
import { MissingThings } from './missing-things.tsx';

const said = (side: number) =>
  renderToStaticMarkup(
    <MissingThings
      design={{
        ...DEFAULT_DESIGN,
        lengthFt: 28,
        widthFt: 14,
        features: ['Pergola', 'Outdoor Kitchen'],
        site: {
          plot: barePlot([
            [0, 0],
            [side, 0],
            [side, side * 0.7],
            [0, side * 0.7],
          ]),
          place: { x: side / 2, y: side * 0.35, turnDeg: 0, levelFt: null },
        },
      }}
      words={NO_ROOM}
      show={(sentence) => <p>{sentence}</p>}
    />,
  );

test('what the lot has no room for is named once each; a lot with room for all says nothing', () => {
  expect(said(36)).toMatch(/^<p>No room on your lot for the .*pergola.*outdoor kitchen.*\.<\/p>$/);
  expect(said(120)).toBe('');
});

test('without a lot, what a small pool has no room for is told in numbers', () => {
  const crowded = (lengthFt: number) =>
    renderToStaticMarkup(
      <MissingThings
        design={{ ...DEFAULT_DESIGN, lengthFt, widthFt: 8, features: ['Scuppers'], counts: { Scuppers: 12 } }}
        words={NO_ROOM}
        show={(sentence) => <p>{sentence}</p>}
      />,
    );
  expect(crowded(12)).toMatch(/^<p>This pool has no room for \d+ more scuppers?\.<\/p>$/);
  expect(crowded(70)).toBe('');
});
