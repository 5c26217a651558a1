import { MOST_FEET_PER_SECOND, pipeName } from '#domain/plan-set/pipes.ts';
import type { Row, Table } from '#domain/plan-set/table.ts';
import type { PlanSet } from '../plan-set.ts';
import { linesInOrder } from './lanes.ts';
import type { Fixture, Run } from './types.ts';

// Fixtures and pipes as schedules.

const tagsOf = (fixtures: readonly Fixture[]): string => {
  const [first, last] = [fixtures[0], fixtures.at(-1)];
  if (!first || !last) return '';
  return first === last ? first.tag : `${first.tag} – ${last.tag}`;
};

export function fixtureTable({ plumbing, words: { plumbing: words } }: PlanSet): Table {
  const groups = Map.groupBy(plumbing.fixtures, ({ tag }) => tag.replace(/-\d+$/, ''));
  return {
    title: words.fixturesTitle,
    columns: [
      { key: 'tag', title: words.tag, share: 1.5 },
      { key: 'fixture', title: words.fixture, share: 4 },
      { key: 'count', title: words.count, share: 0.7, align: 'end', digits: 0 },
      { key: 'gpm', title: words.gpmEach, share: 1, align: 'end', digits: 1 },
      { key: 'where', title: words.where, share: 1.6 },
    ],
    rows: [...groups].map(([code, fixtures]): Row => {
      const [first] = fixtures;
      return {
        id: code.toLowerCase(),
        cells: {
          tag: tagsOf(fixtures),
          fixture: first ? nameOf(first, words) : '',
          count: fixtures.length,
          gpm: first?.gpm ?? 0,
          where: first ? words.places[first.on] : '',
        },
      };
    }),
  };
}

type Words = PlanSet['words']['plumbing'];

function nameOf({ kind, circuit, feature }: Fixture, words: Words): string {
  const fed = feature && words.features[feature.replace(/-\d+$/, '')];
  if (kind === 'water-feature' && fed) return fed;
  if (kind === 'return' && circuit !== 'returns') return words.circuits[circuit];
  if (kind === 'suction') return `${words.kinds.suction}: ${words.circuits[circuit]}`;
  return words.kinds[kind];
}

/** One row for each size on a line. */
export function pipeTable({ plumbing, words: { plumbing: words } }: PlanSet): Table {
  const lines = [...linesInOrder(plumbing), 'overflow'];
  return {
    title: words.pipesTitle,
    columns: [
      { key: 'line', title: words.line, share: 3 },
      { key: 'size', title: words.size, share: 1 },
      { key: 'length', title: words.length, share: 1.1, align: 'end', digits: 0 },
      { key: 'flow', title: words.flow, share: 1.1, align: 'end', digits: 1 },
      { key: 'sized', title: words.sized, share: 1.1, align: 'end', digits: 1 },
      { key: 'velocity', title: words.velocity, share: 1, align: 'end', digits: 1 },
      { key: 'limit', title: words.limit, share: 0.9, align: 'end', digits: 0 },
    ],
    rows: lines.flatMap((line) => {
      const own = plumbing.runs.filter((run) => run.line === line);
      return [...Map.groupBy(own, ({ pipeIn }) => pipeIn)]
        .toSorted(([a], [b]) => b - a)
        .map(([size, runs]) => pipeRow(line, size, runs, words));
    }),
  };
}

function pipeRow(line: string, size: number, runs: readonly Run[], words: Words): Row {
  const most = (figure: (run: Run) => number) => Math.max(...runs.map(figure));
  const [first] = runs;
  const feature = line.split(':')[1];
  return {
    id: `${line}-${size}`.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-'),
    cells: {
      line: (feature && words.features[feature]) ?? (first ? words.circuits[first.circuit] : line),
      size: pipeName(size),
      length: runs.reduce((sum, { lengthFt }) => sum + lengthFt, 0),
      flow: most(({ gpm }) => gpm),
      sized: most(({ sizedGpm }) => sizedGpm),
      velocity: most(({ feetPerSecond }) => feetPerSecond),
      limit: MOST_FEET_PER_SECOND[first?.side ?? 'suction'],
    },
  };
}
