import { fairQueue, QueueFull } from '#server/fair-queue.ts';
import { CALL_TURNS } from '#server/limits.ts';
import { Refusal } from '#server/refusal.ts';

// Calls change one after the other (lockSlots). Whoever waited for the database's lock would hold a connection meanwhile, and a
// burst would hold them all: they wait here first, and the lock is only for other processes.

const turns = fairQueue(CALL_TURNS);

export const inTurn = async <Result>(client: string, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await turns.run(work, { client, share: CALL_TURNS.perClient });
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new Refusal(503, 'calls-busy', 'Many calls are being booked right now. Please try again shortly.', {
      retryAfterSeconds: CALL_TURNS.comeBackSeconds,
    });
  }
};
