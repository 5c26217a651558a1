import { setTimeout as pause } from 'node:timers/promises';
import type { Design } from '#domain/design/design.ts';
import type { PictureStage } from '#domain/design/design-answer.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import { DRAWN_ELSEWHERE } from '#server/limits.ts';
import type { Services } from '#server/services.ts';
import type { PictureRequest } from '#server/vendors/pictures/picture-maker.ts';
import type { DrawingClaims, Release } from './drawing-claims.ts';

export type Wanted = Omit<PictureRequest, 'design'> & {
  key: string;
  report?: (stage: PictureStage | null) => void;
};

/** Another process is at it, or was done with it before ours began. */
export class DrawnElsewhere extends Error {}

type Needed = Pick<Services, 'files' | 'quota' | 'pictures' | 'log' | 'database'>;
type Claim = (key: string) => Promise<Release | null>;

// Each picture is drawn by one process, whichever comes to it first, and found by the others in the file store.
export function drawOnce(services: Needed, claims: DrawingClaims) {
  const { files, quota, log } = services;
  const several = services.database.kind === 'postgres';

  async function drawHere(
    wanted: Wanted,
    design: Design,
    client: string,
    signal: AbortSignal,
    claim?: Claim,
  ) {
    const { key, report, ...request } = wanted;
    const elsewhere = new AbortController();
    const held: { release?: Release | null } = {};
    const look = async () => {
      if (await files.exists(key).catch(() => false)) elsewhere.abort(new DrawnElsewhere());
    };
    const looking = several ? setInterval(look, DRAWN_ELSEWHERE.queuedMs) : undefined;
    const begin = async () => {
      clearInterval(looking);
      if (!several || !claim) return;
      held.release = await claim(key);
      if (!held.release || (await files.exists(key))) throw new DrawnElsewhere();
    };
    try {
      const picture = await services.pictures.make(
        { ...request, design: drawnDesign(design) },
        {
          client,
          signal: AbortSignal.any([signal, elsewhere.signal]),
          begin,
          ...(report ? { onProgress: report } : {}),
        },
      );
      if (await quota.keepsPictures()) await files.put(key, picture, 'image/webp');
      else log.warn('the disk is nearly full: a picture was drawn and not kept');
      return picture;
    } finally {
      clearInterval(looking);
      held.release?.();
    }
  }

  /** Waits until another process has stored it; undefined when that process gave it up. */
  async function fromElsewhere(key: string, signal: AbortSignal): Promise<Buffer | undefined> {
    for (;;) {
      // Asked before the store is: a picture is stored before its claim ends.
      const free = await claims.isFree(key).catch(() => true);
      const found = await files.get(key);
      if (found) return collect(found.stream);
      if (free) return undefined;
      await pause(DRAWN_ELSEWHERE.lookMs, undefined, { signal });
    }
  }

  return {
    /** For a visitor, who gets it wherever it is drawn. */
    async forVisitor(wanted: Wanted, design: Design, client: string, signal: AbortSignal): Promise<Buffer> {
      const until = performance.now() + DRAWN_ELSEWHERE.longestMs;
      for (;;) {
        const claim = performance.now() < until ? claims.picture : undefined;
        try {
          return await drawHere(wanted, design, client, signal, claim);
        } catch (cause) {
          if (!(cause instanceof DrawnElsewhere)) throw cause;
        }
        const patience = AbortSignal.timeout(Math.max(1, Math.ceil(until - performance.now())));
        const found = await fromElsewhere(wanted.key, AbortSignal.any([signal, patience])).catch((cause) => {
          if (signal.aborted || !patience.aborted) throw signal.aborted ? signal.reason : cause;
          return undefined;
        });
        if (found) return found;
      }
    },
    /** For nobody in particular: rejects when another process is at it, or this machine at another. */
    refined: (wanted: Wanted, design: Design, client: string, signal: AbortSignal) =>
      drawHere(wanted, design, client, signal, claims.refinement),
  };
}

export async function collect(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) if (part instanceof Uint8Array) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
