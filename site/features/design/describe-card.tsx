import { type RefObject, useRef, useState } from 'react';
import { DESIGN_LIMITS } from '#domain/design/design.ts';
import { isBlank } from '#domain/design/transcript.ts';
import { Button } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { classes } from '#site/ui/classes.ts';
import { TextAreaField } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { toast } from '#site/ui/toast.ts';
import { useVoice } from './use-voice.ts';
import { useWords } from './words.ts';

type DescribeProps = {
  text: string;
  setText: (change: string | ((now: string) => string)) => void;
  processing: boolean;
  ready: boolean;
  onGenerate: () => void;
  onReset: () => void;
  textRef: RefObject<HTMLTextAreaElement | null>;
};

export function DescribeCard({
  text,
  setText,
  processing,
  ready,
  onGenerate,
  onReset,
  textRef,
}: DescribeProps) {
  const { input, examples, starts, startsLabel, toasts } = useWords();
  const nextExample = useRef(0);
  const { setAside, canBringBack, bringBack } = useSetAside(text, setText, [
    ...examples,
    ...starts.map(({ words }) => words),
  ]);
  const voice = useVoice({
    onFinal: (words) => setText((now) => (now ? `${now} ${words}` : words).slice(0, DESIGN_LIMITS.words)),
    onFailure: () => toast({ ...toasts.voiceFailed, variant: 'destructive' }),
  });
  const other = classes(
    'whitespace-nowrap text-small max-sm:text-[0.875rem]',
    ready ? 'me-3' : 'max-sm:px-2',
  );
  const tryExample = () => {
    setAside();
    setText(examples[nextExample.current % examples.length] ?? '');
    nextExample.current += 1;
  };
  return (
    <Card className="max-sm:p-4 sm:p-7">
      <form
        data-tool="form"
        onSubmit={(event) => {
          event.preventDefault();
          onGenerate();
        }}
      >
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-2 sm:mb-4">
          <Heading level={2} size="subheading" className="max-sm:text-[1.1875rem] max-sm:tracking-normal">
            {input.heading}
          </Heading>
          <StatusPill ready={ready} />
        </div>
        <TextAreaField
          label={<span className="sr-only">{input.label}</span>}
          className="[&>:first-child]:mb-0 max-sm:[&>[id$=-hint]]:sr-only"
          hint={input.hint}
          name="transcript"
          ref={textRef}
          value={text}
          rows={4}
          maxLength={DESIGN_LIMITS.words}
          placeholder={input.placeholder}
          style={{ minHeight: 120 }}
          onChange={(event) => setText(event.target.value)}
        />
        {ready || text !== '' ? null : (
          <p className="mt-2 flex flex-wrap items-center gap-x-1.5 gap-y-1 text-small">
            <span className="me-1 text-ink-600">{startsLabel}</span>
            {starts.map(({ label, words }) => (
              <button
                key={label}
                type="button"
                className="min-h-9 cursor-pointer rounded-full border border-sand px-3 text-lagoon hover:border-lagoon"
                onClick={() => {
                  setAside();
                  setText(words);
                  textRef.current?.focus();
                }}
              >
                {label}
              </button>
            ))}
          </p>
        )}
        {canBringBack ? (
          <Button
            variant="quiet"
            onClick={(event) => {
              bringBack();
              // The button may leave with the last words it held.
              const field = event.currentTarget.form?.elements.namedItem('transcript');
              if (field instanceof HTMLElement) field.focus();
            }}
          >
            <Icon name="refresh" /> {input.bringBack}
          </Button>
        ) : null}
        <p aria-live="polite" className="text-ink-600 text-small italic not-empty:mt-2">
          {voice.recording ? `${input.hearing}… ${voice.interim}` : ''}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-2 sm:gap-3">
          <GenerateButton blank={isBlank(text)} ready={ready} processing={processing} textRef={textRef} />
          <Button
            variant={ready ? 'quiet' : 'secondary'}
            size="sm"
            className={classes(other, 'max-sm:gap-1.5')}
            disabled={!voice.available}
            aria-pressed={voice.recording}
            onClick={voice.toggle}
          >
            <Icon name={voice.available ? 'mic' : 'mic-off'} />
            {voice.available ? (voice.recording ? input.stop : input.record) : input.voiceUnavailable}
          </Button>
          <Button variant={ready ? 'quiet' : 'secondary'} size="sm" className={other} onClick={tryExample}>
            {input.example}
          </Button>
          {/* In its place all the time: what stands beside it stays where it is. */}
          <Button
            variant="quiet"
            className={classes(
              'text-small max-sm:px-1 max-sm:text-[0.875rem] sm:px-2',
              text === '' && !ready && !processing && 'invisible',
            )}
            onClick={() => {
              setAside();
              onReset();
              // The button leaves with what it cleared.
              textRef.current?.focus();
            }}
          >
            {input.reset}
          </Button>
        </div>
      </form>
    </Card>
  );
}

type GenerateProps = Pick<DescribeProps, 'ready' | 'processing' | 'textRef'> & { blank: boolean };

// Off until there are words, it leads to where they go.
function GenerateButton({ blank, ready, processing, textRef }: GenerateProps) {
  const { input } = useWords();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard comes to the field before it comes here
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      className="grid basis-full [&>:disabled]:pointer-events-none"
      onClick={() => blank && textRef.current?.focus()}
    >
      {/* With a result the step from there is the main one. */}
      <Button
        type="submit"
        size={ready ? 'md' : 'lg'}
        variant={ready && !processing ? 'secondary' : 'primary'}
        className={ready ? '' : 'disabled:not-aria-busy:bg-clay-600! disabled:not-aria-busy:text-white!'}
        disabled={blank}
        pending={processing}
      >
        {processing ? null : <Icon name="sparkle" />}
        {processing ? input.processing : input.generate}
      </Button>
    </div>
  );
}

// An example or a reset takes the place of the visitor's own words, never the words themselves.
function useSetAside(text: string, setText: (text: string) => void, examples: readonly string[]) {
  const [aside, setAside] = useState<readonly string[]>([]);
  const own = isBlank(text) || examples.includes(text) ? [] : [text];
  return {
    setAside: () => setAside([...aside, ...own]),
    canBringBack: aside.length > 0,
    bringBack: () => {
      setText(aside.at(-1) ?? '');
      setAside([...own, ...aside.slice(0, -1)]);
    },
  };
}

function StatusPill({ ready }: { ready: boolean }) {
  const { status } = useWords();
  const look = ready ? 'bg-leaf-100 text-leaf' : 'bg-foam text-ink-600';
  return (
    <p
      role="status"
      className={`inline-flex items-center gap-2 rounded-full px-2.5 py-1 font-medium text-fine sm:px-3 ${look}`}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {ready ? status.generated : status.awaiting}
    </p>
  );
}
