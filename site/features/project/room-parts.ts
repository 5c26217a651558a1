import type { ComponentType } from 'react';
import type { Delivery, DeliveryVersion, NewComment } from '#domain/project/room.ts';
import type { CommentActions, DraftKeeper, FetchFile, ViewerComment } from '#site/drawings/types.ts';

/** What a delivered design is shown with; given to the room where it is put together (site/islands). */
export type DesignPartProps = CommentActions & {
  delivery: Delivery;
  version: DeliveryVersion;
  /** The version before it, to compare with. */
  previous: DeliveryVersion | undefined;
  comments: readonly ViewerComment[];
  canComment: boolean;
  fetchFile: FetchFile;
  drafts: DraftKeeper;
  /** A changed design, with words: kept as a comment until it is sent. */
  onWish: (wish: Pick<NewComment, 'body' | 'design' | 'weight'>) => void;
};
export type RoomParts = { Design: ComponentType<DesignPartProps> };
