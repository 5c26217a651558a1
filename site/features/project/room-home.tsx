import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Container } from '#site/ui/section.tsx';
import { Deliveries } from './deliveries.tsx';
import { FreshProject } from './fresh-project.tsx';
import { LatestMessage } from './latest-message.tsx';
import { Revisions } from './revisions.tsx';
import { useOpenRoom } from './room-context.tsx';
import { Steps } from './steps.tsx';
import { TurnHead } from './turn-head.tsx';

// Few rooms begin with a plot.
const RoomPlot = lazyPart(async () => (await import('./room-plot.tsx')).RoomPlot);

export function RoomHome({ onSend }: { onSend: () => void }) {
  const { room } = useOpenRoom();
  // Where nothing is designed there is nothing to revise before something has come.
  const counts = room.steps.includes('concept') || room.deliveries.length > 0;
  // With neither a drawing nor a plot the left side is the shorter one.
  const isBare = room.deliveries.length === 0 && !room.plot;
  return (
    <>
      <TurnHead onSend={onSend} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 pt-10 pb-24 lg:pb-32 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12">
          {room.deliveries.length > 0 ? <Deliveries /> : <FreshProject />}
          {room.plot ? <RoomPlot design={room.plot} /> : null}
          {counts && isBare ? <Revisions /> : null}
        </div>
        <div className="grid content-start gap-12">
          <LatestMessage />
          <Steps />
          {counts && !isBare ? <Revisions /> : null}
        </div>
      </Container>
    </>
  );
}
