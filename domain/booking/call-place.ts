import { ROOM_KEY } from '../project/room.ts';
import { ROUTES } from '../site/routes.ts';

// What stands behind the # of /call: the key of a call, with how its booking went when it was booked this moment; or `new.` and
// the key of a project's room, from where a call is booked.

/** `mailed`, `unmailed`: booked this moment, and whether its confirmation has left. */
export type Arrival = 'mailed' | 'unmailed';
export type Behind =
  | { page: 'call'; key: string; arrival: Arrival | undefined }
  | { page: 'new'; roomKey: string }
  | { page: 'missing' };

const NEW = 'new.';
const ARRIVALS: readonly Arrival[] = ['mailed', 'unmailed'];

export const readHash = (hash: string): Behind => {
  const text = hash.slice(1);
  if (text.startsWith(NEW)) {
    const roomKey = text.slice(NEW.length);
    return ROOM_KEY.test(roomKey) ? { page: 'new', roomKey } : { page: 'missing' };
  }
  const [key = '', told] = text.split('.');
  if (!ROOM_KEY.test(key)) return { page: 'missing' };
  return { page: 'call', key, arrival: ARRIVALS.find((arrival) => arrival === told) };
};

/** Nobody else's script runs on the private page: the key is shown there and nowhere else. */
export const bookedPlace = (key: string, emailSent: boolean) => {
  const arrival: Arrival = emailSent ? 'mailed' : 'unmailed';
  return `${ROUTES.call}#${key}.${arrival}`;
};

/** From a project's room, whose key never stands in the address of a request. */
export const roomCallPlace = (roomKey: string) => `${ROUTES.call}#${NEW}${roomKey}`;
