import { beforeEach, expect, test, vi } from 'vitest';
import { DESIGN_LIMITS } from '#domain/design/design.ts';
import { BEGUN_WORDS_KEY, designToolLink, drawnLink } from '#domain/site/design-tool-link.ts';
import { takeBegunWords } from './begun-words.ts';

const stored = new Map<string, string>();
let address: URL;

function arriveAt(path: string) {
  address = new URL(path, 'https://poolwright.example');
  vi.stubGlobal('window', {
    get location() {
      return { search: address.search, href: address.href };
    },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, to: URL) => {
        address = to;
      },
    },
    dispatchEvent: () => true,
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => void stored.delete(key),
    },
  });
}

beforeEach(() => stored.clear());

test('a visitor’s own words are drawn at once, and taken only once', () => {
  stored.set(BEGUN_WORDS_KEY, 'a kidney pool for two');
  arriveAt('/ai-design-tool');
  expect(takeBegunWords()).toEqual({ words: 'a kidney pool for two', draw: true });
  expect(takeBegunWords()).toBeUndefined();
});

test('a form sent without script brings them in the address, which they leave', () => {
  arriveAt(`${drawnLink('a lap pool')}&utm_source=letter`);
  expect(takeBegunWords()).toEqual({ words: 'a lap pool', draw: true });
  expect(address.search).toBe('?utm_source=letter');
});

test('words that are only a beginning wait for the visitor', () => {
  arriveAt(designToolLink('a fenced pool'));
  expect(takeBegunWords()).toEqual({ words: 'a fenced pool', draw: false });
});

test('more than the tool reads is cut', () => {
  arriveAt(drawnLink('pool '.repeat(2000)));
  expect(takeBegunWords()?.words).toHaveLength(DESIGN_LIMITS.words);
});

test('nothing begun is nothing to draw', () => {
  arriveAt('/ai-design-tool?d=abc');
  expect(takeBegunWords()).toBeUndefined();
  expect(address.search).toBe('?d=abc');
});
