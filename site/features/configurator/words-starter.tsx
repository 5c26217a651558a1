import { type FormEvent, useState } from 'react';
import { DESIGN_LIMITS, type Design } from '#domain/design/design.ts';
import { Button } from '#site/ui/button.tsx';
import { TextAreaField } from '#site/ui/field.tsx';
import { useWords } from './words.ts';

type WordsStarterProps = { onDesign: (design: Design) => void; onBudget: (dollars: number) => void };

export function WordsStarter({ onDesign, onBudget }: WordsStarterProps) {
  const { CONFIGURATOR: words } = useWords();
  const [text, setText] = useState('');
  const [understood, setUnderstood] = useState<string | null>(null);

  async function start(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return;
    const { interpret } = await import('#domain/design/interpret.ts');
    const { design, budget } = interpret(text);
    onDesign(design);
    if (budget) onBudget(budget);
    const measures = `${design.lengthFt} × ${design.widthFt} ft`;
    setUnderstood([design.style, measures, ...design.features].join(', '));
  }

  return (
    <form onSubmit={(event) => void start(event)}>
      <TextAreaField
        label={words.words}
        name="words"
        hint={words.wordsHint}
        placeholder={words.wordsPlaceholder}
        maxLength={DESIGN_LIMITS.words}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" size="sm" className="mt-3" disabled={!text.trim()}>
        {words.wordsGo}
      </Button>
      <p role="status" className="mt-3 text-small">
        {understood ? (
          <>
            <strong>{words.wordsUnderstood}:</strong> {understood}
          </>
        ) : null}
      </p>
    </form>
  );
}
