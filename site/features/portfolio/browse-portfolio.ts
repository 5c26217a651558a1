import { galleryLooks } from './gallery-pattern.ts';
import { createLightbox } from './open-lightbox.ts';

/** Filters, View All and the lightbox of the portfolio as it stands in the page. */
export function browsePortfolio(): void {
  const section = document.getElementById('portfolio');
  if (!section) return;
  const cards = [...section.querySelectorAll<HTMLElement>('li')];
  const filters = [...section.querySelectorAll<HTMLElement>('[data-filter]')];
  const open = createLightbox(section);
  const wall = section.querySelector('ul');
  let shown = cards;

  function show(filter = 'all') {
    wall?.classList.remove('folded');
    shown = cards.filter((card) => filter === 'all' || card.dataset.kind === filter);
    for (const button of filters)
      button.setAttribute('aria-pressed', String(button.dataset.filter === filter));
    for (const card of cards) card.hidden = !shown.includes(card);
    for (const [index, look] of galleryLooks(shown.length).entries()) layOut(shown[index], look);
  }

  // A fold that opens leaves the reader where they are: what is new stands below.
  function viewAll(start: Element | null) {
    const wasFolded = cards.at(-1)?.offsetParent === null && wall?.classList.contains('folded');
    show();
    wall?.classList.add('all');
    if (!wasFolded) start?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }

  for (const kind of ['contextmenu', 'dragstart']) section.addEventListener(kind, refusePictures);
  section.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button) return;
    const card = button.closest('li');
    if (card) open(shown, shown.indexOf(card));
    else if (button.dataset.filter) show(button.dataset.filter);
    else if ('viewAll' in button.dataset) viewAll(section.querySelector('[data-wall]'));
  });
}

function layOut(card: HTMLElement | undefined, look: ReturnType<typeof galleryLooks>[number]) {
  if (!card) return;
  card.className = look.className;
  card.style.setProperty('--wide', String(look.wide));
  card.style.setProperty('--middle', String(look.middle));
  card.querySelector('source')?.setAttribute('sizes', look.sizes);
}

// No context menu or drag on the pictures; the text around them may be copied.
function refusePictures(event: Event) {
  if (event.target instanceof Element && event.target.closest('ul, dialog')) event.preventDefault();
}
