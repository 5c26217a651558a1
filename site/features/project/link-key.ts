import { ROOM_KEY } from '#domain/project/room.ts';

/** The key behind the # of the address; it is kept in memory only. */
export const keyFromAddress = (): string | undefined => {
  const key = window.location.hash.slice(1);
  return ROOM_KEY.test(key) ? key : undefined;
};

/** A name for what is kept on this device: tells nothing of the key. Undefined where the browser cannot hash (plain http). */
export const storageNameOf = async (key: string): Promise<string | undefined> => {
  if (!globalThis.crypto?.subtle) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`room-drafts:${key}`));
  return Array.from(new Uint8Array(hash).slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
