import type { Phrases } from '#domain/words/phrasebook.ts';

// Sentences that rules make (messages of forms, findings of tools), in Spanish: written in English where the rule stands, and said
// otherwise where they are shown.
export const SPANISH_RULES: Phrases = {};
