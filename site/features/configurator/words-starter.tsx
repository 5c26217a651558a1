import { type FormEvent, useState } from 'react';
import { DESIGN_LIMITS, type Design } from '#domain/design/design.ts';
import { mayBeSpanish } from '#domain/design/reading/spanish/may-be-spanish.ts';
import { tell } from '#site/language.ts';
import { Button } from '#site/ui/button.tsx';
import { TextAreaField } from '#site/ui/field.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { useWords } from './words.ts';

// Tables of a language come with the first words in it.
async function read(text: string) {
  const [{ interpret }, spanish] = await Promise.all([
    import('#domain/design/interpret.ts'),
    mayBeSpanish(text) ? import('#domain/design/reading/spanish/in-english.ts') : null,
  ]);
  return interpret(text, spanish?.spanishInEnglish);
}

type WordsStarterProps = { onDesign: (design: Design) => void; onBudget: (dollars: number) => void };

export function WordsStarter({ onDesign, onBudget }: WordsStarterProps) {
  const { CONFIGURATOR: words } = useWords();
  const [text, setText] = useState('');
  const [understood, setUnderstood] = useState<string | null>(null);

  async function draw(said: string) {
    if (!said.trim()) return;
    const { design, budget } = await read(said);
    onDesign(design);
    if (budget) onBudget(budget);
    const measures = `${design.lengthFt} × ${design.widthFt} ft`;
    setUnderstood([design.style, measures, ...design.features].map(tell).join(', '));
  }

  function start(event: FormEvent) {
    event.preventDefault();
    void draw(text);
  }

  function tryOne(said: string) {
    setText(said);
    void draw(said);
  }

  return (
    <Fold
      className="rounded-control border border-sand-600 bg-white"
      lineClassName="px-3 font-semibold text-lagoon text-small"
      line={
        <>
          <Icon name="edit" className="size-4.5" />
          <span className="flex-1">{words.words}</span>
        </>
      }
    >
      <form className="px-3 pb-3" onSubmit={start}>
        <TextAreaField
          label={<span className="sr-only">{words.words}</span>}
          name="words"
          hint={words.wordsHint}
          placeholder={words.wordsPlaceholder}
          maxLength={DESIGN_LIMITS.words}
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Starts onStart={tryOne} />
        <Button type="submit" variant="secondary" size="sm" className="mt-3" disabled={!text.trim()}>
          {words.wordsGo}
        </Button>
        <p role="status" className="mt-3 text-small empty:hidden">
          {understood ? (
            <>
              <strong>{words.wordsUnderstood}:</strong> {understood}
            </>
          ) : null}
        </p>
      </form>
    </Fold>
  );
}

// Three whole pools to walk around at once.
function Starts({ onStart }: { onStart: (said: string) => void }) {
  const { starts } = useWords();
  return (
    <fieldset className="mt-3 flex min-w-0 flex-wrap items-center gap-1.5">
      <legend className="float-left me-1 text-ink-600 text-small">{starts.label}</legend>
      {starts.examples.map(({ label, words }) => (
        <button
          key={label}
          type="button"
          className="min-h-11 cursor-pointer whitespace-nowrap rounded-full border border-sand px-3 font-medium text-fine transition-colors hover:border-lagoon hover:bg-foam"
          onClick={() => onStart(words)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
