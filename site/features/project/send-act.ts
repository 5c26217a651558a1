import type { OutboxAct } from '#site/drawings/outbox-entries.ts';
import type { RoomCalls } from './room-calls.ts';

/** What the outbox does with a comment, as a call. */
export const sendAct = (calls: RoomCalls, act: OutboxAct) => {
  if (act.kind === 'add') return calls.send('POST', '/comments', act.comment);
  const path = `/comments/${act.id}`;
  return act.kind === 'change' ? calls.send('PATCH', path, act.change) : calls.send('DELETE', path);
};
