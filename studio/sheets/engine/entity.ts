import type { Point } from '#domain/geometry/plane.ts';
import type { LayerName } from './layers.ts';

// What a view is made of, in feet, x to the right and y down. The paper and the CAD file are both made from it, so they cannot
// disagree. Heights of letters are in feet too: a view is drawn for the scale it will be shown at.

export type Anchor = 'start' | 'middle' | 'end';

/** Tints and patterns of closed shapes. Patterns are lines of the same layer, `gapPt` apart on paper. */
export type Fill = { tint: string } | { hatch: 'left' | 'right' | 'cross' | 'dots'; gapPt: number };

export type Entity =
  /** `undashed` draws a dashed layer's line through, as in its symbols. */
  | {
      kind: 'path';
      layer: LayerName;
      points: readonly Point[];
      closed: boolean;
      fill?: Fill;
      unlined?: true;
      undashed?: true;
    }
  | { kind: 'circle'; layer: LayerName; at: Point; radiusFt: number; fill?: Fill }
  /** `at` is the foot of the letters at the anchor. `ground` whites out what lies behind. */
  | {
      kind: 'text';
      layer: LayerName;
      at: Point;
      text: string;
      heightFt: number;
      anchor: Anchor;
      turnDeg?: number;
      strong?: true;
      ground?: true;
    }
  /** Between two points, its line through `at`, parallel to from–to. `text` instead of the measured length in feet and inches. */
  | {
      kind: 'dimension';
      layer: LayerName;
      from: Point;
      to: Point;
      at: Point;
      heightFt: number;
      text?: string;
    }
  /** Points at something: arrow at the first point, text at the end of the last. */
  | { kind: 'leader'; layer: LayerName; points: readonly Point[]; text: string; heightFt: number }
  /** A block of symbols.ts, `sizeFt` wide. */
  | { kind: 'symbol'; layer: LayerName; name: string; at: Point; sizeFt: number; turnDeg?: number };
