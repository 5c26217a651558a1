import { type Ref, useRef, useState } from 'react';
import { DESIGN_TOOL } from '#content/design-tool.ts';
import { DESIGN_LIMITS } from '#domain/design/design.ts';
import { isBlank } from '#domain/design/transcript.ts';
import { Button } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { TextAreaField } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { toast } from '#site/ui/toast.ts';
import { useVoice } from './use-voice.ts';

const WORDS = DESIGN_TOOL.input;

type DescribeProps = {
  text: string;
  setText: (change: string | ((now: string) => string)) => void;
  processing: boolean;
  ready: boolean;
  onGenerate: () => void;
  onReset: () => void;
  textRef: Ref<HTMLTextAreaElement>;
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
  const nextExample = useRef(0);
  const { setAside, canBringBack, bringBack } = useSetAside(text, setText);
  const voice = useVoice({
    onFinal: (words) => setText((now) => (now ? `${now} ${words}` : words).slice(0, DESIGN_LIMITS.words)),
    onFailure: () => toast({ ...DESIGN_TOOL.toasts.voiceFailed, variant: 'destructive' }),
  });
  const tryExample = () => {
    setAside();
    setText(DESIGN_TOOL.examples[nextExample.current % DESIGN_TOOL.examples.length] ?? '');
    nextExample.current += 1;
  };
  return (
    <Card className="p-5 sm:p-7">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onGenerate();
        }}
      >
        <div className="mb-4 flex items-center justify-between gap-3 max-sm:flex-col max-sm:items-start">
          <Heading level={2} size="subheading">
            {WORDS.heading}
          </Heading>
          <StatusPill ready={ready} />
        </div>
        <TextAreaField
          label={WORDS.label}
          hint={WORDS.hint}
          name="transcript"
          ref={textRef}
          value={text}
          rows={6}
          maxLength={DESIGN_LIMITS.words}
          placeholder={WORDS.placeholder}
          style={{ minHeight: 120 }}
          onChange={(event) => setText(event.target.value)}
        />
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
            <Icon name="refresh" /> {WORDS.bringBack}
          </Button>
        ) : null}
        <p aria-live="polite" className="mt-2 min-h-6 text-ink-600 text-small italic">
          {voice.recording ? `${WORDS.hearing}… ${voice.interim}` : ''}
        </p>
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          <Button
            type="submit"
            size="lg"
            className="sm:col-span-2"
            disabled={isBlank(text)}
            pending={processing}
          >
            {processing ? null : <Icon name="sparkle" />}
            {processing ? WORDS.processing : WORDS.generate}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={!voice.available}
            aria-pressed={voice.recording}
            onClick={voice.toggle}
          >
            <Icon name={voice.available ? 'mic' : 'mic-off'} />
            {voice.available ? (voice.recording ? WORDS.stop : WORDS.record) : WORDS.voiceUnavailable}
          </Button>
          <Button variant="secondary" size="sm" onClick={tryExample}>
            {WORDS.example}
          </Button>
          <Button
            variant="quiet"
            className="justify-self-start"
            onClick={() => {
              setAside();
              onReset();
            }}
          >
            {WORDS.reset}
          </Button>
        </div>
      </form>
    </Card>
  );
}

const isExample = (text: string) => DESIGN_TOOL.examples.some((example) => example === text);

// An example or a reset takes the place of the visitor's own words, never the words themselves.
function useSetAside(text: string, setText: (text: string) => void) {
  const [aside, setAside] = useState<readonly string[]>([]);
  const own = isBlank(text) || isExample(text) ? [] : [text];
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
  const look = ready ? 'bg-leaf-100 text-leaf' : 'bg-foam text-ink-600';
  return (
    <p
      role="status"
      className={`inline-flex items-center gap-2 rounded-full px-3 py-1 font-medium text-fine ${look}`}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {ready ? DESIGN_TOOL.status.generated : DESIGN_TOOL.status.awaiting}
    </p>
  );
}
