import { wrapped } from './gallery-pattern.ts';

const SWIPE_PX = 48;
const SIZES = '(min-width: 64rem) 82vw, 100vw';

/** The dialog of the portfolio; the answer opens it at one of the cards given. Every word and picture is the card's own. */
export function createLightbox(section: HTMLElement) {
  const dialog = section.querySelector('dialog');
  let cards: readonly HTMLElement[] = [];
  let at = 0;
  let pressedAt: number | undefined;

  const part = (selector: string) => dialog?.querySelector<HTMLElement>(selector);
  const say = (selector: string, words = '') => {
    const place = part(selector);
    if (place && place.textContent !== words) place.textContent = words;
  };

  function turnTo(index: number) {
    at = wrapped(index, cards.length);
    const card = cards[at];
    // Not fill(): a module of its own keeps this script in the page (astro.config.ts).
    const counter = part('[data-counter]')?.dataset.counter?.replace('{position}', String(at + 1));
    say('[data-counter]', counter?.replace('{total}', String(cards.length)));
    say('[data-title]', card?.querySelector('b')?.textContent ?? '');
    say('[data-kind]', card?.querySelector('b')?.nextSibling?.textContent?.trim());
    say('[data-description]', card?.querySelector('.project-words')?.textContent ?? '');
    part('[data-link]')?.setAttribute('href', card?.dataset.page ?? '');
    const like = part('[data-draw]');
    like?.setAttribute('href', `${like.dataset.draw}${encodeURIComponent(card?.dataset.like ?? '')}`);
    part('[data-shown]')?.replaceChildren(...largeOf(card));
    const neighbours = [-1, 1].flatMap((step) => largeOf(cards[wrapped(at + step, cards.length)], ''));
    part('[data-neighbours]')?.replaceChildren(...neighbours);
  }

  dialog?.addEventListener('click', ({ target }) => {
    const step =
      target instanceof Element ? target.closest<HTMLElement>('[data-step]')?.dataset.step : undefined;
    if (step === '0') dialog.close();
    else if (step) turnTo(at + Number(step));
  });
  dialog?.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') turnTo(at - 1);
    else if (event.key === 'ArrowRight') turnTo(at + 1);
    else if (event.key === 'Tab') keepFocusIn(dialog, event);
  });
  dialog?.addEventListener('pointerdown', ({ clientX }) => {
    pressedAt = clientX;
  });
  dialog?.addEventListener('pointercancel', () => {
    pressedAt = undefined;
  });
  dialog?.addEventListener('pointerup', ({ clientX }) => {
    const moved = clientX - (pressedAt ?? clientX);
    pressedAt = undefined;
    if (Math.abs(moved) >= SWIPE_PX) turnTo(at + (moved < 0 ? 1 : -1));
  });

  return (shown: readonly HTMLElement[], index: number) => {
    cards = shown;
    turnTo(index);
    dialog?.showModal();
  };
}

// The card's picture once more, as large as the window and at once.
function largeOf(card: HTMLElement | undefined, alt?: string): Node[] {
  const picture = card?.querySelector('picture')?.cloneNode(true);
  if (!(picture instanceof HTMLElement)) return [];
  picture.querySelector('source')?.setAttribute('sizes', SIZES);
  const image = picture.querySelector('img');
  image?.setAttribute('loading', 'eager');
  if (image && alt !== undefined) image.alt = alt;
  return [picture];
}

function keepFocusIn(dialog: HTMLElement, event: KeyboardEvent) {
  const controls = [...dialog.querySelectorAll<HTMLElement>('button, a')];
  const [edge, other] = event.shiftKey
    ? [controls.at(0), controls.at(-1)]
    : [controls.at(-1), controls.at(0)];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}
