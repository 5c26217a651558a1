import type { DeliveryVersion } from '#domain/project/room.ts';
import type { CommentActions, DraftKeeper, FetchFile } from '#site/drawings/types.ts';
import { useOpenRoom } from './room-context.tsx';

type Tools = CommentActions & { fetchFile: FetchFile; drafts: DraftKeeper };

/** What can be done with the comments of a version; all of it goes through the outbox, so that none is lost. */
export function useCommentTools(version: DeliveryVersion): Tools {
  const { outbox, calls, name } = useOpenRoom();
  const versionId = version.id;
  return {
    onAdd: (comment) => outbox.add({ ...comment, versionId, name: name.trim() }),
    onChange: (id, change) => outbox.change(id, change),
    onDelete: (id) => outbox.remove(id),
    onReply: (parentId, body) =>
      outbox.add({ versionId, parentId, surface: 'file', body, name: name.trim() }),
    onResolve: (id, resolved) => outbox.change(id, { resolved }),
    fetchFile: calls.fetchFile,
    drafts: outbox.drafts,
  };
}
