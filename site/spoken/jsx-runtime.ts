import { jsx as element, jsxs as elements, Fragment } from 'react/jsx-runtime';
import { isUntranslated, pageLanguage, paperHere, tell } from '../language.ts';

// What every component of the site is made with (scripts/site/spoken-elements.ts). On an English page it is React's own; on a
// Spanish one a sentence that a rule made is said in Spanish where it is shown, so that no component has to think of it.

const SHOWN = ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder', 'label'];
const NOT_SAID = new Set<unknown>(['script', 'style']);

type Make = typeof element;
type Props = Record<string, unknown>;

// Elements that hold letters alone.
const NO_MARK = new Set<unknown>(['option', 'title', 'textarea', 'text', 'tspan', 'textPath', 'desc']);

const say = (value: unknown): unknown =>
  typeof value === 'string' && !isUntranslated(value) ? tell(value) : value;

/** English that has no Spanish is told to be English, to assistive technology and to the note at the page's foot. */
const shown = (value: unknown, key: number): unknown =>
  typeof value === 'string' && isUntranslated(value)
    ? element('span', { lang: 'en', 'data-untranslated': '', children: value }, `untranslated-${key}`)
    : say(value);

function said(type: unknown, children: unknown): unknown {
  const isPlaced = (typeof type === 'string' && !NO_MARK.has(type)) || type === Fragment;
  const tellOne = isPlaced ? shown : say;
  return Array.isArray(children) ? children.map(tellOne) : tellOne(children, 0);
}

function inSpanish(type: unknown, props: Props): Props {
  // What somebody wrote stays as they wrote it.
  if (NOT_SAID.has(type) || 'data-typed' in props) return props;
  const spoken: Props = { ...props };
  if (type === 'a' && typeof spoken.href === 'string') spoken.href = paperHere(spoken.href);
  if (spoken.children !== undefined) spoken.children = said(type, spoken.children);
  if (typeof type === 'string')
    for (const name of SHOWN) if (typeof spoken[name] === 'string') spoken[name] = say(spoken[name]);
  return spoken;
}

const spoken =
  (make: Make): Make =>
  (type, props, key) =>
    make(
      type,
      pageLanguage() === 'en' || typeof props !== 'object' || props === null
        ? props
        : inSpanish(type, { ...props }),
      key,
    );

export const jsx = spoken(element);
export const jsxs = spoken(elements);
export { Fragment };
