import { type KeyboardEvent, useCallback, useState } from 'react';
import { fill } from '#domain/words/fill.ts';
import { isOnSheet, pointAt, positionOf, type SheetPoint } from './geometry.ts';
import type { Place } from './types.ts';
import type { Stage } from './use-stage.ts';
import { useWords } from './words.ts';

/** A new comment, or another place on its page for one that is there. */
export type PlacingTask = { kind: 'new' } | { kind: 'move'; id: string; page: number };

type PlacingOptions = {
  stage: Stage;
  onPlace: (task: PlacingTask, place: Place) => void;
  announce: (words: string) => void;
  onStart: () => void;
};

const STEP = 16;
const LONG_STEP = 80;
const MOVES: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (share: number) => Math.min(1, Math.max(0, share));
// The very corner means the whole page: a place chosen by hand is never quite there.
const asPlace = ({ index, x, y }: SheetPoint): Place => ({
  page: index + 1,
  x: Math.max(0.001, within(x)),
  y: Math.max(0.001, within(y)),
});

/** Choosing a place: by a tap, or with a crosshair that the arrow keys move. */
export function usePlacing({ stage, onPlace, announce, onStart }: PlacingOptions) {
  const words = useWords();
  const [task, setTask] = useState<PlacingTask | null>(null);
  const [crosshair, setCrosshair] = useState<SheetPoint | null>(null);

  const stop = useCallback(() => {
    setTask(null);
    setCrosshair(null);
  }, []);

  const middle = (of: PlacingTask | null) => {
    const point = stage.pointIn({ x: stage.view.width / 2, y: stage.view.height / 2 });
    const index = of?.kind === 'move' ? of.page - 1 : point.index;
    return { index, x: within(point.x), y: index === point.index ? within(point.y) : 0.5 };
  };

  function place(point: SheetPoint) {
    if (!task) return;
    if (task.kind === 'move' && point.index !== task.page - 1) {
      announce(fill(words.moveOtherPage, { page: task.page }));
      return;
    }
    stop();
    onPlace(task, asPlace(point));
  }

  function moveCrosshair(key: string, long: boolean) {
    const direction = MOVES[key];
    if (!direction) return;
    const from = crosshair ?? middle(task);
    const at = positionOf(stage.layout, from);
    const step = long ? LONG_STEP : STEP;
    const next = pointAt(stage.layout, at.x + direction.x * step, at.y + direction.y * step);
    const index = task?.kind === 'move' ? task.page - 1 : next.index;
    const inside = { index, x: within(next.x), y: index === next.index ? within(next.y) : from.y };
    setCrosshair(inside);
    stage.show(inside, 60);
    const { page, x, y } = asPlace(inside);
    announce(fill(words.crosshair, { page, x: Math.round(x * 100), y: Math.round(y * 100) }));
  }

  return {
    task,
    crosshair,
    stop,
    /** By keyboard the crosshair is there at once. */
    start(next: PlacingTask, byKeyboard: boolean) {
      setTask(next);
      setCrosshair(byKeyboard ? middle(next) : null);
      onStart();
      if (byKeyboard) stage.scroller.current?.focus();
      announce(byKeyboard ? words.placeKeysHint : words.placeHint);
    },
    onTap(point: SheetPoint): boolean {
      if (!task) return false;
      if (isOnSheet(point)) place(point);
      return true;
    },
    /** Whether the key was meant for the crosshair. */
    onKey(event: KeyboardEvent): boolean {
      if (!task) return false;
      if (event.key === 'Escape') stop();
      else if (event.key in MOVES) moveCrosshair(event.key, event.shiftKey);
      else if (event.key === 'Enter' && event.target === stage.scroller.current)
        place(crosshair ?? middle(task));
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
export type Placing = ReturnType<typeof usePlacing>;
