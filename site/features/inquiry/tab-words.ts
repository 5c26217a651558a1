import type { ContactCarryOver } from '#domain/inquiry/carry-over.ts';
import { withOwnWords } from '#domain/inquiry/own-words.ts';
import { handedOverBudget, handedOverNotDrawn, handedOverParts } from '#site/design-handover.ts';

// Fetched only by those who arrive with a pool: what reads their tab is larger than the form.

/** What the address brought, with what came along in this tab alone. */
export const withTabWords = (carried: ContactCarryOver): ContactCarryOver =>
  withOwnWords(carried, {
    words: handedOverParts().words,
    budget: handedOverBudget(),
    notDrawn: handedOverNotDrawn(),
  });
