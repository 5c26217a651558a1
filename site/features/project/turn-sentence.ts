import type { Room } from '#domain/project/room.ts';
import { dueDay } from '#domain/project/studio-time.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { pageLocale } from '#site/language.ts';
import { type Act, lastDone, owedOf } from './next-act.ts';
import type { ProjectWords } from './words.ts';

type Words = ProjectWords['TURN'];
/** Whose turn it is, what is to be done until when, what else waits, and what is to be said of a date gone by. */
export type TurnSentence = { whose: string; sentence: string; also?: string; late?: string };

const asked = (words: Words, act: Act): string => {
  const { client } = words;
  if (act.kind === 'look')
    return fill(client.look, { number: act.waiting.version.number, title: act.waiting.delivery.title });
  if (act.kind === 'send') return counted(client.send, act.count);
  if (act.kind === 'quote' || act.kind === 'pay') return fill(client[act.kind], { title: act.quote.title });
  return act.kind === 'intake' ? client.intake : client.answer;
};

const working = ({ studio, studioAfter }: Words, room: Room): string => {
  const done = lastDone(room);
  if (!done) return studio[room.step];
  return done.kind === 'round' ? counted(studioAfter.round, done.comments) : studioAfter.approval;
};

const alsoWaiting = ({ also }: Words, { turn, quotes }: Room, act: Act): string[] => {
  const owed = owedOf(quotes);
  const isTold = turn === 'client' && (act.kind === 'quote' || act.kind === 'pay');
  return [
    ...(turn === 'studio' && act.kind === 'look'
      ? [fill(also.look, { number: act.waiting.version.number, title: act.waiting.delivery.title })]
      : []),
    ...(owed && !isTold ? [fill(also[owed.kind], { title: owed.quote.title })] : []),
  ];
};

export function turnSentence(words: Words, room: Room, act: Act, now: Date): TurnSentence {
  const { turn, dueAt } = room;
  const whose = words.whose[turn];
  const more = alsoWaiting(words, room, act);
  const also = more.length > 0 ? { also: more.join(' ') } : {};
  if (turn === 'done') return { whose, sentence: words.done, ...also };
  const sentence = turn === 'client' ? asked(words, act) : working(words, room);
  if (!dueAt) return { whose, sentence, ...also };
  const due = dueDay(dueAt, pageLocale());
  if (new Date(dueAt) >= now) return { whose, sentence: fill(words.by[turn], { sentence, due }), ...also };
  const late = fill(turn === 'client' ? words.overdueClient : words.overdueStudio, { due });
  return { whose, sentence, late, ...also };
}
