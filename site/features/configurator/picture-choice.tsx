import { type ReactNode, useId } from 'react';
import { dollarDifference } from '#domain/words/money.ts';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { useWords } from './words.ts';

export type PictureOption<Choice extends string> = {
  value: Choice;
  label: string;
  picture: ReactNode;
  /** Against the present choice, in dollars; null until it is known. */
  difference: number | null;
  /** Instead of a price: what speaks against it. */
  note?: string;
};

type PictureChoiceProps<Choice extends string> = {
  legend: string;
  name: string;
  value: Choice;
  options: readonly PictureOption<Choice>[];
  onChoose: (choice: Choice) => void;
  hint?: string;
  /** Told under the choices: what speaks against the one that is made. */
  caution?: string;
  /** Lines with a small picture: what comes second to another choice. */
  small?: boolean;
};

// Radio buttons that are pictures: arrow keys go through them, and the whole card is the button.
export function PictureChoice<Choice extends string>(props: PictureChoiceProps<Choice>) {
  const { legend, name, value, options, onChoose, hint, caution, small = false } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={hint ? id : undefined}>
      <legend className={classes('font-medium text-small', hint && 'max-sm:float-start max-sm:me-2')}>
        {legend}
      </legend>
      {hint ? (
        <p id={id} className="text-fine text-ink-600 max-sm:pt-0.5">
          {hint}
        </p>
      ) : null}
      <div
        className={classes(
          'clear-both mt-2 grid gap-2',
          small ? 'grid-cols-2' : 'grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))]',
        )}
      >
        {options.map((option) => (
          <Card
            key={option.value}
            {...option}
            name={name}
            small={small}
            chosen={option.value === value}
            onChoose={() => onChoose(option.value)}
          />
        ))}
      </div>
      <p aria-live="polite" className="flex gap-2.5 text-small not-empty:mt-3">
        {caution ? (
          <>
            <Icon name="info" className="mt-0.5 size-4.5 shrink-0 text-clay-600" />
            <span>{caution}</span>
          </>
        ) : null}
      </p>
    </fieldset>
  );
}

type CardProps = Omit<PictureOption<string>, 'value'> & {
  value: string;
  name: string;
  small: boolean;
  chosen: boolean;
  onChoose: () => void;
};

function Card({ value, label, picture, difference, note, name, small, chosen, onChoose }: CardProps) {
  const { CONFIGURATOR: words } = useWords();
  return (
    <label
      className={classes(
        'relative flex overflow-hidden rounded-card border bg-white transition-colors has-focus-visible:outline-3 has-focus-visible:outline-lagoon has-focus-visible:outline-offset-2',
        small ? 'items-center' : 'flex-col',
        chosen ? 'border-lagoon ring-2 ring-lagoon' : 'border-sand hover:border-ink-400',
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        onChange={onChoose}
        className="absolute inset-0 z-1 size-full cursor-pointer appearance-none opacity-0"
      />
      <span
        className={classes('block bg-foam', small ? 'min-h-12 w-16 shrink-0 self-stretch' : 'aspect-[4/3]')}
      >
        {picture}
      </span>
      <span className="flex min-w-0 flex-1 flex-col px-2 pt-1.5 pb-2 text-fine leading-snug">
        <span className="font-medium">{label}</span>
        {chosen || (!note && difference === null) ? null : (
          <span className="mt-auto pt-0.5 text-ink-600 tabular-nums">
            {note ?? (difference ? dollarDifference(difference) : words.samePrice)}
          </span>
        )}
      </span>
      {chosen ? (
        <span
          className={classes(
            'absolute top-1.5 flex size-6 items-center justify-center rounded-full bg-lagoon text-white',
            // Beside a small picture there is room for the words alone.
            small ? 'start-1.5' : 'end-1.5',
          )}
        >
          <Icon name="check" className="size-4" />
        </span>
      ) : null}
    </label>
  );
}

/** A traced picture of a choice: npm run pictures:choices. */
export const ChoicePicture = ({ of }: { of: string }) => (
  <img
    src={`/choices/${of.toLowerCase().replaceAll(' ', '-')}.webp`}
    alt=""
    width={288}
    height={216}
    loading="lazy"
    className="size-full object-cover"
  />
);
