import type { PictureStage } from '#domain/design/design-answer.ts';

type Watcher = (stage: PictureStage) => void;

const ENDS: ReadonlySet<PictureStage['stage']> = new Set(['done', 'refined', 'failed']);

// Who waits for which picture, and how far it is.
export function pictureStages() {
  const latest = new Map<string, PictureStage>();
  const watchers = new Map<string, Set<Watcher>>();
  return {
    /** Null: rendering was aborted. */
    tell(hash: string, stage: PictureStage | null): void {
      if (!stage || ENDS.has(stage.stage)) latest.delete(hash);
      else latest.set(hash, stage);
      if (!stage) return;
      for (const watcher of watchers.get(hash) ?? []) watcher(stage);
    },

    /** Calls back with every stage from now on, the present one first; returns how to stop. */
    watch(hash: string, watcher: Watcher): () => void {
      const set = watchers.get(hash) ?? new Set();
      set.add(watcher);
      watchers.set(hash, set);
      const now = latest.get(hash);
      if (now) watcher(now);
      return () => {
        set.delete(watcher);
        if (set.size === 0) watchers.delete(hash);
      };
    },
  };
}
