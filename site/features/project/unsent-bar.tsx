import { counted } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Container } from '#site/ui/section.tsx';
import { useOpenRoom } from './room-context.tsx';
import { useWords } from './words.ts';

/** Stands at the bottom of the window as long as something waits to be sent. */
export function UnsentBar({ onSend }: { onSend: () => void }) {
  const { SENDING } = useWords();
  const { unsent, connection } = useOpenRoom();
  if (unsent.length === 0) return null;
  const offline = connection === 'offline';
  return (
    <div className="tone-ink sticky bottom-0 z-30 bg-ink pb-[env(safe-area-inset-bottom)] text-white shadow-float">
      <Container className="flex min-h-16 items-center justify-between gap-4 py-2.5">
        <p role="status" className="min-w-0 text-small tabular-nums">
          {counted(offline ? SENDING.barOffline : SENDING.bar, unsent.length)}
        </p>
        <Button size="sm" onClick={onSend} className="shrink-0">
          {SENDING.send}
        </Button>
      </Container>
    </div>
  );
}
