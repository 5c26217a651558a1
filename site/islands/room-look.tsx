import type { Design } from '#domain/design/design.ts';
import { LookStage } from '#site/features/configurator/look-stage.tsx';
import { withWords } from '#site/features/configurator/words.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { useDesignWords } from './room-design-words.ts';
import { WholeScreen } from './whole-screen.tsx';

const Look = withWords(LookStage);

type RoomLookProps = { delivered: Design; onClose: () => void; onTry: (() => void) | null };

/** A delivered design in 3D over the whole screen, to look at. */
export function RoomLook({ delivered, onClose, onTry }: RoomLookProps) {
  const { wishing: words, configurator } = useDesignWords();
  return (
    <WholeScreen label={words.looking} onClose={onClose}>
      <div className="flex h-dvh flex-col">
        <div className="flex flex-wrap items-center justify-between gap-x-4 px-[var(--gutter)] py-2">
          <Button variant="quiet" onClick={onClose}>
            <Icon name="arrow-left" /> {words.back}
          </Button>
          {onTry ? (
            <Button variant="secondary" className="px-4" onClick={onTry}>
              {words.start}
            </Button>
          ) : null}
        </div>
        <div className="min-h-0 flex-1">
          <Look words={configurator} design={delivered} />
        </div>
      </div>
    </WholeScreen>
  );
}
