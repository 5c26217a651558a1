import type { Room } from '#domain/project/room.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { weekday } from './dates.ts';
import type { Act } from './next-act.ts';
import type { ProjectWords } from './words.ts';

type Words = ProjectWords['TURN'];
/** Whose turn it is, what is to be done until when, and what is to be said of a date gone by. */
export type TurnSentence = { whose: string; sentence: string; late?: string };

const asked = (words: Words, act: Act): string => {
  const { client } = words;
  if (act.kind === 'look')
    return fill(client.look, { number: act.waiting.version.number, title: act.waiting.delivery.title });
  if (act.kind === 'send') return counted(client.send, act.count);
  if (act.kind === 'quote' || act.kind === 'pay') return fill(client[act.kind], { title: act.quote.title });
  return act.kind === 'intake' ? client.intake : client.answer;
};

export function turnSentence(
  words: Words,
  { turn, step, dueAt }: Pick<Room, 'turn' | 'step' | 'dueAt'>,
  act: Act,
  now: Date,
): TurnSentence {
  const whose = words.whose[turn];
  if (turn === 'done') return { whose, sentence: words.done };
  const sentence = turn === 'client' ? asked(words, act) : words.studio[step];
  if (!dueAt) return { whose, sentence };
  const due = weekday(dueAt);
  if (new Date(dueAt) >= now) return { whose, sentence: fill(words.by[turn], { sentence, due }) };
  return {
    whose,
    sentence,
    late: fill(turn === 'client' ? words.overdueClient : words.overdueStudio, { due }),
  };
}
