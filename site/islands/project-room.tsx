import type { Content } from '#content/content.ts';
import { ProjectRoom as Room } from '#site/features/project/project-room.tsx';
import { projectWords } from '#site/features/project/words.ts';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { DesignWordsProvider, roomDesignWords } from './room-design-words.ts';

export const roomWords = (content: Content) => ({
  room: projectWords(content),
  design: roomDesignWords(content),
});
export type RoomWords = ReturnType<typeof roomWords>;

// Brings the layout and the plan along, which most deliveries do not need.
const RoomDesign = lazyPart(async () => (await import('./room-design.tsx')).RoomDesign, {
  waiting: <Spinner />,
});

/** The project room, put together with the parts that show a design of ours. */
export function ProjectRoom({ words }: { words: RoomWords }) {
  return (
    <DesignWordsProvider words={words.design}>
      <Room words={words.room} Design={RoomDesign} />
    </DesignWordsProvider>
  );
}
