import { createContext, useContext } from 'react';
import type { Room } from '#domain/project/room.ts';
import type { CommentOutbox } from '#site/drawings/comment-outbox.ts';
import type { ViewerComment } from '#site/drawings/types.ts';
import type { RoomCalls } from './room-calls.ts';
import type { Connection } from './use-room.ts';
import type { View } from './views.ts';

/** What every part of an open room works with. */
export type OpenRoom = {
  room: Room;
  /** The server's and those on their way. */
  comments: readonly ViewerComment[];
  unsent: readonly ViewerComment[];
  calls: RoomCalls;
  outbox: CommentOutbox;
  connection: Connection;
  refresh: () => Promise<void>;
  /** The link has been replaced from here. */
  endHere: () => void;
  show: (view: View) => void;
  name: string;
  setName: (name: string) => void;
};

const Context = createContext<OpenRoom | undefined>(undefined);
export const OpenRoomProvider = Context;

export function useOpenRoom(): OpenRoom {
  const open = useContext(Context);
  if (!open) throw new Error('This part stands outside an open room.');
  return open;
}
