import type { DeckBed } from '#domain/plan-set/take-off-rates.ts';
import type { OriginWords } from '#domain/plot/disclaimer.ts';
import type { CutKind } from '#studio/section/cuts.ts';

export type SectionWords = Readonly<
  Record<
    | 'sheet'
    | 'across'
    | 'deck'
    | 'water'
    | 'slope'
    | 'steps'
    | 'treads'
    | 'shelf'
    | 'bench'
    | 'coping'
    | 'tile'
    | 'shell'
    | 'beam'
    | 'gravel'
    | 'wall'
    | 'engineeredWall'
    | 'natural'
    | 'beach'
    | 'spaRim'
    | 'spaWater'
    | 'spaSeat'
    | 'spaFloor'
    | 'weir'
    | 'basinRim'
    | 'basinWater'
    | 'basinFloor',
    string
  >
> & {
  readonly beds: Readonly<Record<DeckBed, string>>;
  readonly titles: Readonly<Record<CutKind, string>>;
  readonly notesTitle: string;
  readonly notes: readonly string[];
  readonly slopedNote: string;
  readonly basinBelowGround: string;
  readonly origin: OriginWords;
};
