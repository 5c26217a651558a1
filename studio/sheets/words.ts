import type { BarrierWords } from './barrier/words.ts';
import type { ChecklistWords } from './checklist/words.ts';
import type { CoverWords } from './cover/words.ts';
import type { ElectricalWords } from './electrical/words.ts';
import type { EquipmentWords } from './equipment/words.ts';
import type { FinishesWords } from './finishes/words.ts';
import type { LayoutWords } from './layout/words.ts';
import type { HydraulicsWords, PlumbingWords } from './plumbing/words.ts';
import type { QuantitiesWords } from './quantities/words.ts';
import type { SectionWords } from './sections/words.ts';
import type { SiteWords } from './site/words.ts';
import type { StructuralWords } from './structural/words.ts';

// What the sheets say; the sentences stand in content/plan-set. Each folder of sheets adds its own words here.

export type FrameWords = Readonly<
  Record<
    | 'project'
    | 'client'
    | 'address'
    | 'scale'
    | 'asNoted'
    | 'noScale'
    | 'date'
    | 'drawnBy'
    | 'number'
    | 'revision'
    | 'revisions'
    | 'noRevision'
    | 'seal'
    | 'sheet'
    | 'newSheet'
    | 'of'
    | 'preliminary',
    string
  >
>;

export type PlanSetWords = {
  readonly barrier: BarrierWords;
  readonly checklist: ChecklistWords;
  readonly cover: CoverWords;
  readonly electrical: ElectricalWords;
  readonly equipment: EquipmentWords;
  readonly finishes: FinishesWords;
  readonly frame: FrameWords;
  readonly hydraulics: HydraulicsWords;
  readonly layout: LayoutWords;
  readonly site: SiteWords;
  readonly structural: StructuralWords;
  readonly quantities: QuantitiesWords;
  readonly sections: SectionWords;
  readonly plumbing: PlumbingWords;
};
