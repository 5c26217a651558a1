import type { Content } from '#content/content.ts';
import { studioDay } from '#domain/project/studio-time.ts';
import { longDate } from '#domain/words/long-date.ts';
import { voiceOf } from '#server/voice.ts';

/** The day a paper was made on, in words. */
export const dayOf = (content: Content, on: Date): string => longDate(studioDay(on), voiceOf(content).locale);
