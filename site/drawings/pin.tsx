import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { nameOf, type Thread } from './threads.ts';
import type { Weight } from './types.ts';
import { useWords } from './words.ts';

type MarkProps = {
  number: number;
  weight: Weight;
  resolved: boolean;
  unsent: boolean;
  /** Still on this device only. */
  waiting?: boolean;
  chosen?: boolean;
};

/** A must-have is a filled drop, an idea an open circle; what is resolved is faint and ticked; unsent has a dashed edge, and an arrow while only this
 * device has it. */
export function PinMark({ number, weight, resolved, unsent, waiting, chosen }: MarkProps) {
  return (
    <span
      className={classes(
        'relative grid size-7 place-items-center border-2 font-semibold text-[0.8125rem] tabular-nums leading-none shadow-lift',
        weight === 'must'
          ? 'rounded-[50%_50%_50%_4px] border-white bg-clay-600 text-white'
          : 'rounded-full border-lagoon bg-white text-lagoon-700',
        unsent && 'border-dashed',
        resolved && !chosen && 'opacity-60 saturate-50',
        chosen && 'outline-3 outline-lagoon outline-offset-2',
      )}
    >
      {number}
      {resolved ? (
        <span className="absolute -end-2 -top-2 grid size-4 place-items-center rounded-full bg-leaf text-white">
          <Icon name="check" className="size-3" />
        </span>
      ) : null}
      {waiting ? (
        <span className="absolute -end-2 -top-2 grid size-4 place-items-center rounded-full border border-white bg-amber text-white">
          <Icon name="upload" className="size-3" />
        </span>
      ) : null}
    </span>
  );
}

type PinProps = { thread: Thread; pages: number; chosen: boolean; onChoose: (id: string) => void };

export function Pin({ thread, pages, chosen, onChoose }: PinProps) {
  const words = useWords();
  const { comment, number } = thread;
  return (
    <button
      type="button"
      aria-label={nameOf(thread, pages, words)}
      aria-pressed={chosen}
      data-pin={comment.id}
      onClick={() => onChoose(comment.id)}
      style={{ left: `${comment.x * 100}%`, top: `${comment.y * 100}%` }}
      className={classes(
        // The drop's tip, at its lower left, points at the place.
        'absolute grid size-11 -translate-x-2 -translate-y-9 place-items-center rounded-full',
        chosen && 'z-10',
      )}
    >
      <PinMark
        number={number}
        weight={comment.weight}
        resolved={comment.resolvedAt !== null}
        unsent={comment.roundId === null}
        waiting={comment.sending === 'waiting'}
        chosen={chosen}
      />
    </button>
  );
}

/** Where the comment being written will stand. */
export function NewPin({ x, y }: { x: number; y: number }) {
  const words = useWords();
  return (
    <span
      role="img"
      aria-label={words.pinNew}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      className="-translate-y-7 pointer-events-none absolute z-10 grid size-7 place-items-center rounded-[50%_50%_50%_4px] border-2 border-white bg-ink text-white shadow-float"
    >
      <Icon name="plus" className="size-4" />
    </span>
  );
}
