import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Room } from '#domain/project/room.ts';
import { CommentOutbox } from '#site/drawings/comment-outbox.ts';
import { withOutbox } from '#site/drawings/outbox-comments.ts';
import { fetchViewer } from './drawings.tsx';
import { Messages } from './messages.tsx';
import { unsentOf } from './next-act.ts';
import { Payments } from './payments.tsx';
import { PrivateLink } from './private-link.tsx';
import { rememberedName, rememberName } from './remembered-name.ts';
import type { RoomCalls } from './room-calls.ts';
import { type OpenRoom as Open, OpenRoomProvider } from './room-context.tsx';
import { RoomHome } from './room-home.tsx';
import { RoomNotices } from './room-notices.tsx';
import type { RoomParts } from './room-parts.ts';
import { SectionNav } from './section-nav.tsx';
import { sendAct } from './send-act.ts';
import { SendDialog } from './send-dialog.tsx';
import { UnsentBar } from './unsent-bar.tsx';
import type { Connection } from './use-room.ts';
import { useView } from './use-view.ts';
import { VersionView } from './version-view.tsx';
import { searchOf, type View } from './views.ts';

type Props = RoomParts & {
  room: Room;
  calls: RoomCalls;
  /** What is kept on this device stands under this name. */
  storageName: string;
  connection: Connection;
  checkedAt: string;
  refresh: () => Promise<void>;
  endHere: () => void;
};

export function OpenRoom(props: Props) {
  const { Design, checkedAt, storageName, calls, refresh, ...rest } = props;
  const { view, show } = useView();
  const [sending, setSending] = useState(false);
  const [name, setName] = useState(rememberedName);
  const outbox = useOutbox(storageName, calls, refresh);
  const entries = useSyncExternalStore(outbox.subscribe, outbox.snapshot);
  const comments = useMemo(() => withOutbox(rest.room.comments, entries, 'client'), [rest.room, entries]);
  const open: Open = {
    ...rest,
    calls,
    refresh,
    show,
    outbox,
    comments,
    unsent: unsentOf(comments),
    name,
    setName: (next) => {
      setName(next);
      rememberName(next);
    },
  };
  return (
    <OpenRoomProvider value={open}>
      <SectionNav view={view} />
      <RoomNotices view={view} checkedAt={checkedAt} />
      <div ref={useViewFocus(view)}>
        <CurrentView view={view} Design={Design} onSend={() => setSending(true)} />
      </div>
      {'section' in view && view.section === 'messages' ? null : (
        <UnsentBar onSend={() => setSending(true)} />
      )}
      <SendDialog open={sending} onOpenChange={setSending} />
    </OpenRoomProvider>
  );
}

function useOutbox(name: string, calls: RoomCalls, refresh: () => Promise<void>): CommentOutbox {
  const outbox = useMemo(
    () => new CommentOutbox({ name, send: (act) => sendAct(calls, act), onSent: refresh }),
    [name, calls, refresh],
  );
  useEffect(() => outbox.start(), [outbox]);
  useEffect(() => void fetchViewer().catch(() => undefined), []);
  return outbox;
}

/** Another view begins at its heading, also for those who cannot see it. */
function useViewFocus(view: View) {
  const box = useRef<HTMLDivElement>(null);
  const place = searchOf(view);
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    box.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [place]);
  return box;
}

function CurrentView({ view, Design, onSend }: RoomParts & { view: View; onSend: () => void }) {
  if ('versionId' in view) return <VersionView versionId={view.versionId} Design={Design} />;
  if (view.section === 'messages') return <Messages />;
  if (view.section === 'payments') return <Payments />;
  if (view.section === 'link') return <PrivateLink />;
  return <RoomHome onSend={onSend} />;
}
