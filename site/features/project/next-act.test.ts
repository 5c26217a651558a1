import { expect, test } from 'vitest';
import { DEFAULT_CONTENT as CONTENT } from '#content/default-content.ts';
import type { Comment, DeliveryVersion, Quote, Room } from '#domain/project/room.ts';
import { nextAct } from './next-act.ts';
import { roundWords } from './round-words.ts';
import { turnSentence } from './turn-sentence.ts';
import { searchOf, viewFrom } from './views.ts';

const { PROJECT_TURN, PROJECT_SENDING } = CONTENT.projectRoom;
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const version = (number: number, extra: Partial<DeliveryVersion> = {}): DeliveryVersion => ({
  id: id(number),
  number,
  createdAt: `2026-05-0${number}T12:00:00Z`,
  note: '',
  by: '',
  sha256: 'a'.repeat(64),
  design: null,
  files: [],
  seenAt: null,
  approval: null,
  ...extra,
});

const comment = (versionId: string, extra: Partial<Comment> = {}): Comment => ({
  id: id(900),
  versionId,
  parentId: null,
  surface: 'file',
  fileId: null,
  page: 1,
  x: 0.5,
  y: 0.5,
  weight: 'must',
  body: 'Higher',
  design: null,
  side: 'client',
  name: 'Ana',
  createdAt: '2026-05-04T12:00:00Z',
  roundId: null,
  resolvedAt: null,
  ...extra,
});

const quote = (state: Quote['state']): Quote => ({
  id: id(800),
  createdAt: '2026-05-04T12:00:00Z',
  title: 'Outdoor kitchen',
  words: '',
  amountCents: 42_000,
  state,
  acceptedBy: null,
  acceptedAt: null,
  paidAt: null,
});

const ROOM: Room = {
  id: id(1),
  ticketNumber: 'PW-260501-AAAAA',
  packageTitle: null,
  steps: ['documents', 'concept', 'revisions', 'handover'],
  step: 'revisions',
  turn: 'client',
  dueAt: '2026-05-08T16:00:00Z',
  revisionsIncluded: 3,
  revisionsUsed: 1,
  createdAt: '2026-05-01T12:00:00Z',
  hasIntake: true,
  plot: null,
  deliveries: [
    {
      id: id(2),
      title: 'Pool plan',
      kind: 'files',
      createdAt: '2026-05-01T12:00:00Z',
      versions: [version(2), version(1)],
    },
  ],
  comments: [],
  rounds: [],
  messages: [],
  quotes: [],
  payments: [],
  firstName: 'Ana',
  mailHint: null,
};
const BEFORE = new Date('2026-05-05T12:00:00Z');

const said = (change: Partial<Room>, now = BEFORE) => {
  const room = { ...ROOM, ...change };
  return turnSentence(PROJECT_TURN, room, nextAct(room), now);
};

test('the newest version that nobody has answered is what to look at, until when', () => {
  expect(said({})).toEqual({
    whose: 'Your turn:',
    sentence: 'look at version\u00a02 of “Pool plan” by Friday, May 8',
  });
  // An approved one waits for nothing; neither does one that was commented on in a round.
  const approval = { id: id(5), versionId: id(2), name: 'Ana', createdAt: '', sha256: '', final: false };
  const approved = ROOM.deliveries.map((delivery) => ({
    ...delivery,
    versions: [version(2, { approval }), version(1)],
  }));
  expect(nextAct({ ...ROOM, deliveries: approved }).kind).toBe('answer');
  expect(nextAct({ ...ROOM, comments: [comment(id(2), { roundId: id(7) })] }).kind).toBe('answer');
  expect(nextAct({ ...ROOM, comments: [comment(id(1), { roundId: id(7) })] }).kind).toBe('look');
});

test('comments that are not sent wait until the new version was looked at; answers are none of them', () => {
  const comments = [comment(id(1)), comment(id(1), { id: id(901), parentId: id(900) })];
  expect(nextAct({ ...ROOM, comments }).kind).toBe('look');
  const seen = ROOM.deliveries.map((delivery) => ({
    ...delivery,
    versions: [version(2, { seenAt: '2026-05-03T12:00:00Z' }), version(1)],
  }));
  expect(nextAct({ ...ROOM, deliveries: seen, comments })).toEqual({ kind: 'send', count: 1 });
});

test('in the studio’s turn the headline says what it works on: comments, an approval, or the step', () => {
  const round = (createdAt: string) => ({
    ...{ id: id(7), number: 2, createdAt, name: 'Ana', words: '', beyond: false },
    comments: 5,
  });
  const studio = (change: Partial<Room>) => said({ turn: 'studio', ...change });
  const sent = comment(id(2), { roundId: id(7) });
  expect(studio({ rounds: [round('2026-05-03T12:00:00Z')], comments: [sent] })).toEqual({
    whose: 'Our turn:',
    sentence: 'we’re working on your 5 comments. You’ll hear from us by Friday, May 8.',
  });
  const approval = {
    ...{ id: id(5), versionId: id(2), name: 'Ana Ruiz', sha256: '', final: false },
    createdAt: '2026-05-04T12:00:00Z',
  };
  const approved = (final: boolean) =>
    ROOM.deliveries.map((delivery) => ({
      ...delivery,
      versions: [version(2, { approval: { ...approval, final } }), version(1)],
    }));
  const rounds = [round('2026-05-03T12:00:00Z')];
  expect(studio({ rounds, deliveries: approved(false) }).sentence).toContain('started on the next step');
  expect(studio({ deliveries: approved(true), rounds: [] }).sentence).toContain(
    PROJECT_TURN.studio.revisions,
  );
  // Answered by a newer version, a round is no longer what is worked on; what nobody has seen is told too.
  expect(studio({ rounds: [round('2026-05-01T18:00:00Z')] })).toMatchObject({
    sentence: expect.stringContaining(PROJECT_TURN.studio.revisions),
    also: 'Version 2 of “Pool plan” is also here for you to look at.',
  });
});

test('a fresh project asks for survey and photos, and a quote waits in either turn', () => {
  const fresh: Partial<Room> = { deliveries: [], hasIntake: false, step: 'documents', dueAt: null };
  expect(said(fresh).sentence).toBe('send us your survey and photos');
  expect(nextAct({ ...ROOM, deliveries: [], quotes: [quote('declined'), quote('open')] }).kind).toBe('quote');
  expect(nextAct({ ...ROOM, turn: 'studio', deliveries: [], quotes: [quote('accepted')] }).kind).toBe('pay');
  expect(nextAct({ ...ROOM, turn: 'studio', deliveries: [] }).kind).toBe('none');
  // Once something was delivered nobody asks for them any more, and a quote is a second line.
  expect(said({ ...fresh, deliveries: ROOM.deliveries, quotes: [quote('open')] })).toEqual({
    whose: 'Your turn:',
    sentence: 'look at version\u00a02 of “Pool plan”',
    also: 'Our quote “Outdoor kitchen” is also waiting for your answer.',
  });
});

test('a date gone by is told, to the one whose turn it is', () => {
  const late = new Date('2026-05-10T12:00:00Z');
  expect(said({}, late)).toMatchObject({
    sentence: 'look at version\u00a02 of “Pool plan”',
    late: expect.stringContaining('Friday, May 8'),
  });
  expect(said({ turn: 'studio' }, late).late).toContain('running late');
  expect(said({ turn: 'done' }, late)).toEqual({ whose: '', sentence: PROJECT_TURN.done });
});

test('sending says what is left of the package, and that more is quoted first', () => {
  const words = (revisionsIncluded: number | null, revisionsUsed: number) =>
    roundWords(PROJECT_SENDING, { revisionsIncluded, revisionsUsed });
  expect(words(3, 1)).toEqual({
    text: 'This is revision 2 of 3. After it you have 1 left.',
    beyond: false,
  });
  expect(words(3, 2).text).toContain('the last one included');
  expect(words(3, 3)).toEqual({
    text: expect.stringContaining('revision 4, beyond the 3 included'),
    beyond: true,
  });
  expect(words(0, 0).beyond).toBe(true);
  expect(words(null, 9)).toEqual({
    text: 'This is revision 10. Your package includes as many as you need.',
    beyond: false,
  });
});

test('a view stands in the query and comes back from it; anything else is the beginning', () => {
  const views = [{ section: 'home' }, { section: 'messages' }, { versionId: id(2) }] as const;
  for (const view of views) expect(viewFrom(searchOf(view))).toEqual(view);
  expect(viewFrom('?view=drawing-../../x')).toEqual({ section: 'home' });
});
