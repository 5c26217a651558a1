import { ROUTES } from '#domain/site/routes.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Container, Eyebrow, Lead, Section } from '#site/ui/section.tsx';
import { type Act, nextAct } from './next-act.ts';
import { useOpenRoom } from './room-context.tsx';
import { turnSentence } from './turn-sentence.ts';
import { useWords } from './words.ts';

// On top of everything: whose turn it is, until when, and the one thing to do now.
export function TurnHead({ onSend }: { onSend: () => void }) {
  const { ROOM, TURN } = useWords();
  const { room, comments } = useOpenRoom();
  const act = nextAct({ ...room, comments });
  const { whose, sentence, also, late } = turnSentence(TURN, room, act, new Date());
  const facts = [
    room.firstName ? fill(ROOM.greeting, { name: room.firstName }) : ROOM.eyebrow,
    room.packageTitle && tell(room.packageTitle),
  ].filter(Boolean);
  return (
    <Section tone="travertine" space="none" className="pt-8 pb-10 sm:py-10">
      <Container className="items-end gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <Eyebrow>{facts.join(' · ')}</Eyebrow>
          <h1
            tabIndex={-1}
            className="mt-4 max-w-[24em] text-balance font-display font-[400] text-[clamp(1.75rem,1.3rem+2vw,3rem)] leading-[1.12] tracking-[-0.015em]"
          >
            {whose ? <span className="text-lagoon">{whose} </span> : null}
            {/* The title of a drawing stays on one line, if it is a short one. */}
            {sentence.replace(/“[^”]{1,20}”/, (title) => title.replaceAll(' ', '\u00a0'))}
          </h1>
          {late ? <Lead className="mt-4">{late}</Lead> : null}
          {also ? <p className="mt-3 max-w-[44em] break-words">{also}</p> : null}
          {act.kind === 'look' && act.more > 0 ? (
            <p className="mt-3 text-ink-600">{counted(TURN.more, act.more)}</p>
          ) : null}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ActButton act={act} onSend={onSend} />
          <p className="text-ink-600 text-small tabular-nums">
            {fill(ROOM.ticket, { ticket: room.ticketNumber })}
          </p>
        </div>
      </Container>
    </Section>
  );
}

function ActButton({ act, onSend }: { act: Act; onSend: () => void }) {
  const { TURN } = useWords();
  const { show, room } = useOpenRoom();
  const { buttons } = TURN;
  if (act.kind === 'look') {
    const { id, number } = act.waiting.version;
    return (
      <Button size="lg" onClick={() => show({ versionId: id })}>
        {fill(buttons.look, { number })}
      </Button>
    );
  }
  // The bar at the bottom of the window holds the main button.
  if (act.kind === 'send')
    return (
      <Button size="lg" variant="secondary" onClick={onSend}>
        {buttons.send}
      </Button>
    );
  if (act.kind === 'intake')
    return (
      <ButtonLink size="lg" href={ROUTES.intake}>
        {buttons.intake}
      </ButtonLink>
    );
  if (act.kind === 'quote' || act.kind === 'pay')
    return (
      <Button size="lg" onClick={() => show({ section: 'payments' })}>
        {buttons[act.kind]}
      </Button>
    );
  const isAsked = act.kind === 'answer' && room.turn === 'client';
  return (
    <Button
      size="lg"
      variant={isAsked ? 'primary' : 'secondary'}
      onClick={() => show({ section: 'messages' })}
    >
      {isAsked ? buttons.answer : buttons.write}
    </Button>
  );
}
