import type { Content } from '#content/content.ts';
import { ProjectRoom as Room } from '#site/features/project/project-room.tsx';
import type { DesignPartProps } from '#site/features/project/room-parts.ts';
import { projectWords } from '#site/features/project/words.ts';

export const roomWords = (content: Content) => projectWords(content);
export type RoomWords = ReturnType<typeof roomWords>;

/** The project room, put together with the parts that show a design of ours. */
export function ProjectRoom({ words }: { words: RoomWords }) {
  return <Room words={words} Design={DesignPicture} />;
}

function DesignPicture({ delivery, version }: DesignPartProps) {
  return <img src={version.design?.imageUrl} alt={delivery.title} className="w-full rounded-card" />;
}
