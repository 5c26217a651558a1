import type { OriginWords } from '#domain/plot/disclaimer.ts';
import type { AllowanceId, PumpSystem } from './hydraulics.ts';
import type { Circuit, FixtureKind } from './types.ts';

type Line =
  | 'sheet'
  | 'plan'
  | 'legend'
  | 'notesTitle'
  | 'pad'
  | 'suctionLine'
  | 'returnLine'
  | 'featureLine'
  | 'valve'
  | 'fixturesTitle'
  | 'pipesTitle'
  | 'tag'
  | 'fixture'
  | 'count'
  | 'gpmEach'
  | 'where'
  | 'line'
  | 'size'
  | 'length'
  | 'flow'
  | 'sized'
  | 'velocity'
  | 'limit'
  | 'tight'
  | 'channel'
  | 'spa';

export type PlumbingWords = Readonly<Record<Line, string>> & {
  readonly circuits: Readonly<Record<Circuit, string>>;
  readonly kinds: Readonly<Record<FixtureKind, string>>;
  readonly features: Readonly<Record<string, string>>;
  readonly places: Readonly<Record<'wall' | 'floor' | 'spa' | 'basin' | 'item', string>>;
  readonly notes: readonly string[];
  readonly origin: OriginWords;
};

type HydraulicsLine =
  | 'sheet'
  | 'flowsTitle'
  | 'assumptionsTitle'
  | 'item'
  | 'formula'
  | 'figure'
  | 'volume'
  | 'volumeFormula'
  | 'turnover'
  | 'turnoverFormula'
  | 'skimmersNeed'
  | 'skimmersFormula'
  | 'design'
  | 'heaterNeed'
  | 'heaterNeedFormula'
  | 'designFormula'
  | 'turnoverAtDesign'
  | 'turnoverAtDesignFormula'
  | 'skimmerFlow'
  | 'drainFlow'
  | 'shareFormula'
  | 'returnFlow'
  | 'returnFormula'
  | 'heater'
  | 'heaterFormula'
  | 'weir'
  | 'weirFormula'
  | 'regeneration'
  | 'regenerationFormula'
  | 'spill'
  | 'spillFormula'
  | 'spaHeat'
  | 'spaHeatFormula'
  | 'fastestSuction'
  | 'fastestReturn'
  | 'velocityFormula'
  | 'pipeTo'
  | 'fittings'
  | 'solar'
  | 'lift'
  | 'liftFormula'
  | 'head'
  | 'pumpPoint'
  | 'pipeFormula'
  | 'allowance'
  | 'curve'
  | 'gpmAxis'
  | 'feetAxis';

export type HydraulicsWords = Readonly<Record<HydraulicsLine, string>> & {
  readonly systems: Readonly<Record<PumpSystem['id'], string>>;
  readonly allowances: Readonly<Record<AllowanceId, string>>;
  readonly assumptions: readonly string[];
};
