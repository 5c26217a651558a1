import { DESIGN_LIMITS } from '#domain/design/design.ts';
import { BEGUN_WORDS_KEY, DRAW_PARAMETER, WORDS_PARAMETER } from '#domain/site/design-tool-link.ts';
import { changeQueryString } from './query-string.ts';

type BegunWords = { words: string; draw: boolean };

/** The words that another page began: a visitor's own come in this tab's storage, ours in the address, which they leave. */
export function takeBegunWords(): BegunWords | undefined {
  const own = takeStored();
  const query = new URLSearchParams(window.location.search);
  const words = own ?? query.get(WORDS_PARAMETER) ?? '';
  const draw = own !== null || query.has(DRAW_PARAMETER);
  if (query.has(WORDS_PARAMETER) || query.has(DRAW_PARAMETER))
    changeQueryString((given) => {
      given.delete(WORDS_PARAMETER);
      given.delete(DRAW_PARAMETER);
    });
  return words === '' ? undefined : { words: words.slice(0, DESIGN_LIMITS.words), draw };
}

// Storage may be forbidden: then they came in the address.
function takeStored(): string | null {
  try {
    const words = window.sessionStorage.getItem(BEGUN_WORDS_KEY);
    window.sessionStorage.removeItem(BEGUN_WORDS_KEY);
    return words;
  } catch {
    return null;
  }
}
