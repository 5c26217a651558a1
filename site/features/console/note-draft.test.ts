import { afterEach, expect, test, vi } from 'vitest';
import { forgetNotes, keepNote, keptNote } from './note-draft.ts';

const storage = () => {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => delete kept[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(kept, name, { value });
  return kept;
};
afterEach(() => {
  forgetNotes();
  vi.unstubAllGlobals();
});

test('a note that is not saved is kept for its entry alone, until it is saved or its writer signs out', () => {
  const sessionStorage = storage();
  vi.stubGlobal('window', { sessionStorage });
  keepNote('inquiries', '1', 'Called.');
  keepNote('inquiries', '2', 'Wants a spa.');
  expect([keptNote('inquiries', '1'), keptNote('estimates', '1')]).toEqual(['Called.', '']);
  keepNote('inquiries', '1', '');
  expect(Object.values(sessionStorage)).toEqual(['Wants a spa.']);
  forgetNotes();
  expect([keptNote('inquiries', '2'), ...Object.values(sessionStorage)]).toEqual(['']);
});

test('a browser that forbids its storage still keeps the note while the page is open', () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new Error('forbidden');
    },
  });
  keepNote('inquiries', '1', 'Called.');
  expect(keptNote('inquiries', '1')).toBe('Called.');
});
