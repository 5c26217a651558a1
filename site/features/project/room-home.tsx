import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Container } from '#site/ui/section.tsx';
import { Deliveries } from './deliveries.tsx';
import { FreshProject } from './fresh-project.tsx';
import { LatestMessage } from './latest-message.tsx';
import { Revisions } from './revisions.tsx';
import { useOpenRoom } from './room-context.tsx';
import { Steps } from './steps.tsx';
import { TurnHead } from './turn-head.tsx';
import { useWide } from './use-wide.ts';

// Few rooms begin with a plot.
const RoomPlot = lazyPart(async () => (await import('./room-plot.tsx')).RoomPlot);

export function RoomHome({ onSend }: { onSend: () => void }) {
  const { room } = useOpenRoom();
  // Where nothing is designed there is nothing to revise before something has come.
  const counts = room.steps.includes('concept') || room.deliveries.length > 0;
  // On a desk the steps stand in the head, where something else is left for the side of the drawings.
  const stepsInHead = useWide() && (counts || Boolean(room.plot));
  return (
    <>
      <TurnHead onSend={onSend} beside={stepsInHead ? <Steps /> : undefined} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 pt-10 pb-24 lg:pb-32 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {room.deliveries.length > 0 ? <Deliveries /> : <FreshProject />}
        <div className="grid content-start gap-12">
          <LatestMessage />
          {stepsInHead ? null : <Steps />}
          {counts ? <Revisions /> : null}
          {room.plot ? <RoomPlot design={room.plot} /> : null}
        </div>
      </Container>
    </>
  );
}
