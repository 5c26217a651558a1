import type { ReactNode } from 'react';
import { turn, VIEW } from '#domain/panorama/look.ts';
import { IconButton, type IconButtonProps } from '#site/ui/icon-button.tsx';
import type { MountedViewer } from '#studio/view/panorama/mount.ts';
import { useWords } from './words.ts';

// Everything a drag or pinch can do, as buttons within a thumb's reach.
export function ViewerControls({ viewer, children }: { viewer: MountedViewer; children?: ReactNode }) {
  const { VIEWER: words } = useWords();
  const look = (yaw: number, pitch: number) => () =>
    viewer.lookAt(turn(viewer.look(), yaw * 2 * VIEW.arrowDegrees, pitch * VIEW.arrowDegrees));
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 flex flex-wrap items-end justify-center gap-2 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:gap-3 sm:p-5">
      <Cluster>
        <Control icon="arrow-left" label={words.left} onPress={look(-1, 0)} />
        <Control icon="arrow-up" label={words.up} onPress={look(0, 1)} />
        <Control icon="target" label={words.straight} onPress={() => viewer.lookAt({ yaw: 0, pitch: 0 })} />
        <Control icon="arrow-down" label={words.down} onPress={look(0, -1)} />
        <Control icon="arrow-right" label={words.right} onPress={look(1, 0)} />
      </Cluster>
      <Cluster>
        <Control icon="minus" label={words.wider} onPress={() => viewer.magnify(-1)} />
        <output className="min-w-14 text-center text-small text-white tabular-nums">
          {magnificationOf(viewer)}
        </output>
        <Control icon="plus" label={words.closer} onPress={() => viewer.magnify(1)} />
      </Cluster>
      {children}
    </div>
  );
}

function magnificationOf(viewer: MountedViewer): string {
  const value = viewer.magnification();
  return viewer.kind === 'webgl' ? `${Math.round(value)}°` : `${value.toFixed(1)}×`;
}

export function Cluster({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-auto flex items-center rounded-full bg-ink/80 p-1 backdrop-blur-sm">
      {children}
    </div>
  );
}

export function Control(props: Omit<IconButtonProps, 'className'>) {
  return (
    <IconButton
      {...props}
      className="flex size-11 items-center justify-center rounded-full text-white [--focus:var(--color-water-300)] hover:bg-white/15 active:bg-white/25 aria-pressed:bg-water-700"
    />
  );
}
