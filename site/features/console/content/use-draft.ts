import { useState } from 'react';
import * as z from 'zod/mini';
import { send } from '../staff-calls.ts';
import { useKept } from '../use-kept.ts';
import { type Document, documentUrl, savedSchema } from './answers.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { forgetCopy, keepCopy, keptCopy } from './local-copy.ts';

/** The keeper of one open document, and what it knows now. */
export function useDraft(document: Document, account: string) {
  const [keeper] = useState(() => {
    const { name } = document;
    return new DraftKeeper(document, keptCopy(account, name), {
      put: async (body) => z.parse(savedSchema, await send('PUT', `${documentUrl(name)}/draft`, body)),
      drop: (revision) => send('DELETE', `${documentUrl(name)}/draft?revision=${revision}`),
      keep: (copy) => keepCopy(account, name, copy),
      forget: () => forgetCopy(account, name),
    });
  });
  const keeping = useKept(keeper);
  return { keeper, keeping };
}
