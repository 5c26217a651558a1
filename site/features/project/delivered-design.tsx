import type { Delivery, DeliveryVersion } from '#domain/project/room.ts';
import { useOpenRoom } from './room-context.tsx';
import type { RoomParts } from './room-parts.ts';
import { useCommentTools } from './use-comment-tools.ts';

type Props = RoomParts & { delivery: Delivery; version: DeliveryVersion };

export function DeliveredDesign({ delivery, version, Design }: Props) {
  const { comments, outbox, name } = useOpenRoom();
  const tools = useCommentTools(version);
  const index = delivery.versions.findIndex(({ id }) => id === version.id);
  return (
    <Design
      {...tools}
      delivery={delivery}
      version={version}
      previous={delivery.versions[index + 1]}
      comments={comments.filter(({ versionId }) => versionId === version.id)}
      canComment={!version.approval}
      onWish={(wish) =>
        void outbox.add({ versionId: version.id, surface: 'wish', ...wish, name: name.trim() })
      }
    />
  );
}
