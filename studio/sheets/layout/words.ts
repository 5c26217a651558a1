import type { Deck } from '#domain/design/design.ts';
import type { OriginWords } from '#domain/plot/disclaimer.ts';

type Line =
  | 'sheet'
  | 'plan'
  | 'stakePlan'
  | 'houseWall'
  | 'depth'
  | 'slope'
  | 'deckLevel'
  | 'waterLevel'
  | 'coping'
  | 'deckOf'
  | 'radius';

type Heading = 'title' | 'name' | 'size' | 'fromA' | 'fromB' | 'tag';

export type LayoutWords = Readonly<Record<Line, string>> & {
  readonly decks: Readonly<Record<Deck, string>>;
  readonly features: Readonly<Record<Heading | 'notPlaced' | 'elsewhere' | 'stakes', string>>;
  readonly levels: Readonly<
    Record<
      | 'title'
      | 'name'
      | 'height'
      | 'onPlot'
      | 'deck'
      | 'water'
      | 'tile'
      | 'shelf'
      | 'bench'
      | 'step'
      | 'shallow'
      | 'deep'
      | 'floor'
      | 'spaRim'
      | 'spaWater'
      | 'spaFloor'
      | 'basinRim'
      | 'basinWater'
      | 'basinFloor'
      | 'note',
      string
    >
  >;
  readonly stakes: Readonly<
    Record<
      | 'title'
      | 'point'
      | 'station'
      | 'offset'
      | 'left'
      | 'right'
      | 'onLine'
      | 'tieA'
      | 'tieB'
      | 'corner'
      | 'tangent',
      string
    >
  >;
  readonly arcs: Readonly<
    Record<'title' | 'name' | 'radius' | 'length' | 'centerAt' | 'tieA' | 'tieB' | 'off' | 'largest', string>
  >;
  readonly sides: Readonly<
    Record<'title' | 'name' | 'length' | 'side' | 'diagonal' | 'check' | 'extended', string>
  >;
  readonly notes: Readonly<
    Record<
      | 'title'
      | 'fromHouse'
      | 'fromStakes'
      | 'setHouse'
      | 'setLot'
      | 'setFree'
      | 'stations'
      | 'crossings'
      | 'tape'
      | 'water',
      string
    >
  >;
  readonly origin: OriginWords;
};
