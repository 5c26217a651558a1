import type { PlanSetContents } from '#domain/plan-set/desk.ts';
import type { SetFormat } from '#domain/plan-set/loose-set.ts';
import type { PlanSetInput } from '#domain/plan-set/plan-set.ts';
import type { Plot } from '#domain/plot/plot.ts';
import type { PlanSetSource } from '#studio/sheets/plan-set.ts';

// What the thread that draws plan sets is asked, and what it answers: plain data, because it travels.

export type SetToDraw = {
  input: PlanSetInput;
  /** Where the pool has no place on it yet: the thread looks for the best one. */
  plot: Plot | null;
  /** What was handed over last, to cloud what changed since; null clouds nothing. */
  previous: PlanSetInput | null;
};

export type SetRequest = SetToDraw &
  Pick<PlanSetSource, 'words' | 'office' | 'brand'> & {
    /** Of everything it is drawn from: the same key gives the same sheets. */
    key: string;
    want: 'contents' | SetFormat;
  };

type Bytes = Uint8Array<ArrayBuffer>;

export type DrawnContents = Omit<PlanSetContents, 'version'> & {
  /** The SVG of each sheet, by its number. */
  svgs: ReadonlyMap<string, Bytes>;
  /** The numbers of the sheets that differ from `previous`. */
  changed: readonly string[];
};
export type DrawnFile = { bytes: Bytes; pages: number };

export type FromThread =
  | { kind: 'contents'; contents: DrawnContents }
  | { kind: 'file'; file: DrawnFile }
  | { kind: 'no-place' }
  | { kind: 'failed'; error: Error };
