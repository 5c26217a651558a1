import type { PointerEvent } from 'react';
import type { Underlay } from '#domain/plot/underlay.ts';
import { useCanvas } from '../canvas-context.ts';
import type { PlotTable } from '../use-plot-table.ts';
import { useKeeping, usePicture } from './pictures.ts';
import { useGivenFiles, useLaying } from './use-laying.ts';

export const lyingTransform = ({ at, turnDeg, feetPerPixel, width, height }: Underlay): string =>
  `translate(${at[0]} ${at[1]}) rotate(${turnDeg}) scale(${feetPerPixel}) translate(${-width / 2} ${-height / 2})`;

function LyingPicture({ table, underlay, url }: { table: PlotTable; underlay: Underlay; url: string }) {
  const { pointAt, startDrag } = useCanvas();
  const isMovable = table.selection?.thing.part === 'underlay' && !underlay.locked;
  // Points are put on what can be seen well.
  const opacity = table.tool === 'scale' ? Math.max(underlay.opacity, 0.9) : underlay.opacity;
  const startMove = (event: PointerEvent) => {
    const [fromX, fromY] = pointAt(event);
    const [x, y] = underlay.at;
    startDrag(event, {
      move: ([toX, toY]) =>
        table.change({ underlay: { ...underlay, at: [x + toX - fromX, y + toY - fromY] } }, 'underlay-at'),
      end: table.commit,
      cancel: table.revert,
    });
  };
  return (
    <image
      href={url}
      width={underlay.width}
      height={underlay.height}
      transform={lyingTransform(underlay)}
      opacity={opacity}
      className={isMovable ? 'cursor-move' : 'pointer-events-none'}
      onPointerDown={isMovable ? startMove : undefined}
    />
  );
}

/** The picture that is traced, under everything else. */
export function UnderlayLayer({ table }: { table: PlotTable }) {
  const { underlay } = table;
  useLaying(table);
  useGivenFiles(table);
  useKeeping(underlay?.id ?? null, table.ready);
  const { picture } = usePicture(underlay?.id ?? null);
  if (!underlay?.shown || !picture) return null;
  return <LyingPicture table={table} underlay={underlay} url={picture.url} />;
}
