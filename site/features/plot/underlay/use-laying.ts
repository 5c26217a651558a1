import { useEffect, useEffectEvent } from 'react';
import { boundsOf } from '#domain/geometry/plane.ts';
import { isSameSheet, newUnderlay } from '#domain/plot/underlay.ts';
import { randomKey } from '#site/request-key.ts';
import type { PlotTable } from '../use-plot-table.ts';
import { type Opened, openFile, opening } from './opening.ts';
import { addPicture } from './pictures.ts';
import { useShared } from './shared-state.ts';

const fileIn = (transfer: DataTransfer | null) => transfer?.files[0];
const bringsFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false;

/** Lays an opened picture under the drawing. */
export function useLaying(table: PlotTable): void {
  const state = useShared(opening);
  const lay = useEffectEvent(({ blob, isScaledDown, file, ...facts }: Opened) => {
    const { underlay, plot } = table;
    const picture = { ...facts, id: randomKey() };
    addPicture({ id: picture.id, picture: blob, file });
    const again = underlay && isSameSheet(underlay, picture) ? { ...underlay, id: picture.id } : null;
    table.change({ underlay: again ?? newUnderlay(picture, plot && boundsOf(plot.lot.corners)) });
    if (!again) table.setView(null);
    opening.set({ step: 'idle', isScaledDown });
  });
  useEffect(() => {
    if (state.step === 'opened') lay(state.opened);
  }, [state]);
}

/** A file that is dropped anywhere on the page or pasted is meant to be traced. */
export function useGivenFiles(table: PlotTable): void {
  const take = useEffectEvent((event: Event, file: File | undefined) => {
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    table.setPanel('underlay');
    void openFile(file);
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const over = (event: DragEvent) => {
      if (bringsFiles(event.dataTransfer)) event.preventDefault();
    };
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('drop', (event) => take(event, fileIn(event.dataTransfer)), { signal });
    window.addEventListener('paste', (event) => take(event, fileIn(event.clipboardData)), { signal });
    return () => end.abort();
  }, []);
}
