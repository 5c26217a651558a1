import { setTimeout as rest } from 'node:timers/promises';

const REST_MS = 4;

/** Between two pieces of work that nobody is in a hurry for: whoever waits is served first, however many they are. Aborted, it rejects. */
export const leaveRoom = (signal?: AbortSignal) => rest(REST_MS, undefined, { signal });
