import { ChildFailed, runChild } from './child.ts';
import { fairQueue, QueueFull, type Turn } from './fair-queue.ts';
import { Refusal } from './refusal.ts';

interface ChildQueue {
  atOnce: number;
  atOncePerClient: number;
  waiting: number;
  memoryMb: number;
  timeoutMs: number;
  comeBackSeconds: number;
}

/**
 * Opens uploaded files in processes of their own (child.ts), a few at once and never two for one client: one that is slow to
 * read delays no other client. Nothing comes back from one that needs more memory or time than it may have.
 */
export const uploadChild = <Answer>(
  worker: string,
  answer: { parse: (said: unknown) => Answer },
  limits: ChildQueue,
) => {
  const queue = fairQueue(limits);
  return async (
    args: string[],
    turn: Turn,
    memoryMb: number = limits.memoryMb,
  ): Promise<Answer | undefined> => {
    const work = () => runChild(worker, args, { memoryMb, timeoutMs: limits.timeoutMs });
    try {
      return answer.parse(JSON.parse(await queue.run(work, turn)));
    } catch (error) {
      if (error instanceof ChildFailed) return undefined;
      if (!(error instanceof QueueFull)) throw error;
      throw new Refusal(
        503,
        'uploads-busy',
        'A lot of files are being uploaded right now. Please try again shortly.',
        { retryAfterSeconds: limits.comeBackSeconds },
      );
    }
  };
};
