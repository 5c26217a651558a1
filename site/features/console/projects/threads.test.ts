import { expect, test } from 'vitest';
import type { Comment } from '#domain/project/room.ts';
import { nextStep, standingApprovals } from './next-step.ts';
import { isOverdue } from './overdue.ts';
import { openCount, stillOpen, threadsOf, withAuthors } from './threads.ts';

const comment = (id: string, more: Partial<Comment>): Comment => ({
  id,
  versionId: 'v1',
  parentId: null,
  surface: 'file',
  fileId: null,
  page: 1,
  x: 0.5,
  y: 0.5,
  weight: 'must',
  body: id,
  design: null,
  side: 'client',
  name: 'Ana',
  createdAt: `2026-11-01T10:00:0${id}Z`,
  roundId: 'r1',
  resolvedAt: null,
  ...more,
});

test('open comments come first, must-haves before ideas, each with its answers in order', () => {
  const threads = threadsOf(
    [
      comment('1', { resolvedAt: '2026-11-02T10:00:00Z' }),
      comment('2', { weight: 'idea' }),
      comment('3', {}),
      comment('5', { parentId: '3', side: 'studio' }),
      comment('4', { parentId: '3' }),
      comment('6', { versionId: 'v2' }),
    ],
    'v1',
  );
  expect(threads.map(({ comment: { id }, answers }) => [id, ...answers.map((one) => one.id)])).toEqual([
    ['3', '4', '5'],
    ['2'],
    ['1'],
  ]);
  expect(openCount(threads)).toBe(2);
});

test('what is open on an earlier version stays in sight under the newer one', () => {
  const version = (id: string, number: number) => ({
    id,
    number,
    createdAt: '',
    note: '',
    by: '',
    sha256: '',
    design: null,
    files: [],
    seenAt: null,
    approval: null,
  });
  const comments = [
    comment('1', {}),
    comment('2', { resolvedAt: '2026-11-02T10:00:00Z' }),
    comment('3', { versionId: 'v2' }),
  ];
  const open = stillOpen(comments, [version('v2', 2), version('v1', 1)]);
  expect(open.map((one) => [one.version.number, one.thread.comment.id])).toEqual([
    [2, '3'],
    [1, '1'],
  ]);
});

test('a comment without a name has that of its round, or the client’s', () => {
  const round = { id: 'r1', number: 1, createdAt: '', name: 'Dana', words: '', comments: 1, beyond: false };
  const { comments } = withAuthors({
    name: 'Dana Reyes',
    rounds: [round],
    comments: [comment('1', { name: '' }), comment('2', {}), comment('3', { name: '', roundId: 'gone' })],
  });
  expect(comments.map(({ name }) => name)).toEqual(['Dana', 'Ana', 'Dana Reyes']);
});

test('starting a step makes final what the client could still take back', () => {
  const version = {
    id: 'v',
    number: 2,
    createdAt: '',
    note: '',
    by: '',
    sha256: '',
    design: null,
    files: [],
    seenAt: null,
  };
  const approval = { id: 'a', versionId: 'v', name: 'Ana', createdAt: '', sha256: '', final: false };
  const deliveryOf = (title: string, final?: boolean) => ({
    id: title,
    title,
    kind: 'files' as const,
    createdAt: '',
    versions: [{ ...version, approval: final === undefined ? null : { ...approval, final } }],
  });
  const deliveries = [deliveryOf('Concept', false), deliveryOf('Survey', true), deliveryOf('Plans')];
  expect(standingApprovals({ deliveries })).toEqual([{ id: 'a', title: 'Concept', number: 2, name: 'Ana' }]);
  const steps = ['documents', 'concept', 'handover'] as const;
  expect(nextStep({ steps: [...steps], step: 'concept' })).toBe('handover');
  expect(nextStep({ steps: [...steps], step: 'handover' })).toBeUndefined();
});

test('only what somebody still has to do is overdue', () => {
  const now = Date.parse('2026-11-05T12:00:00Z');
  const dueAt = '2026-11-05T11:00:00Z';
  expect(isOverdue({ state: 'active', turn: 'client', dueAt }, now)).toBe(true);
  expect(isOverdue({ state: 'active', turn: 'done', dueAt }, now)).toBe(false);
  expect(isOverdue({ state: 'closed', turn: 'studio', dueAt }, now)).toBe(false);
  expect(isOverdue({ state: 'active', turn: 'studio', dueAt: null }, now)).toBe(false);
});
