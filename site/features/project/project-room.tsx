import { useEffect, useMemo, useRef, useState } from 'react';
import { Container } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { JoinedIntake } from './joined-intake.tsx';
import { keyFromAddress, storageNameOf } from './link-key.ts';
import { OpenRoom } from './open-room.tsx';
import { roomCalls } from './room-calls.ts';
import type { RoomParts } from './room-parts.ts';
import { TroublePage } from './trouble.tsx';
import { useRoom } from './use-room.ts';
import { type ProjectWords, useWords, WordsProvider } from './words.ts';

/** The room of a project, for whoever holds its link. The key stands behind the # and in this page's memory, nowhere else. */
export function ProjectRoom({ words, Design }: RoomParts & { words: ProjectWords }) {
  return (
    <WordsProvider words={words}>
      <KeyGate Design={Design} />
    </WordsProvider>
  );
}

type Key = { key: string; storageName: string | undefined };

function KeyGate({ Design }: RoomParts) {
  const [found, setFound] = useState<Key | null>();
  useEffect(() => {
    const look = async () => {
      const key = keyFromAddress();
      setFound(key ? { key, storageName: await storageNameOf(key) } : null);
    };
    void look();
    // Another link pasted into the same tab.
    const again = () => void look();
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, []);
  if (found === undefined) return <Loading />;
  if (found === null) return <TroublePage trouble="missing" onAgain={() => undefined} />;
  return <KnownKey key={found.key} found={found} Design={Design} />;
}

function Loading() {
  const { ROOM } = useWords();
  return (
    <Container>
      <h1 className="sr-only">{ROOM.eyebrow}</h1>
      <p className="flex items-center gap-3 py-16" role="status">
        <Spinner /> {ROOM.loading}
      </p>
    </Container>
  );
}

function KnownKey({ found, Design }: RoomParts & { found: Key }) {
  const calls = useMemo(() => roomCalls(found.key), [found.key]);
  const { standing, ...live } = useRoom(calls);
  const mailHint = useRef<string | null>(null);
  if (standing.step === 'room') mailHint.current = standing.room.mailHint;
  if (standing.step === 'loading') return <Loading />;
  if (standing.step === 'intake') return <JoinedIntake status={standing.status} />;
  if (standing.step === 'trouble')
    return (
      <TroublePage
        trouble={standing.trouble}
        mailHint={mailHint.current}
        onAgain={() => void live.refresh()}
      />
    );
  const { room } = standing;
  // Where the browser cannot hash, the project's own id names what is kept.
  const storageName = `projectRoom.${found.storageName ?? room.id}`;
  return <OpenRoom {...live} room={room} calls={calls} storageName={storageName} Design={Design} />;
}
