import { readdir, readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { composeContent } from '#content/documents/compose.ts';
import { SPANISH } from '#content/es/phrases.ts';
import { SPANISH_RULES } from '#content/es/rules.ts';
import { estimateResultUrl } from '#domain/estimate/estimate-result.ts';
import { pathIn } from '#domain/site/languages.ts';
import { NATIVE_FORMS } from '#domain/site/native-forms.ts';
import { CONTACT_SENT, isPrivatePage, projectPage, ROUTES, STATE_PAGES } from '#domain/site/routes.ts';
import { isTranslated } from '#domain/site/translated-pages.ts';
import type { Phrases } from '#domain/words/phrasebook.ts';
import { DESKTOP, PHONE } from '../proof/browser.ts';
import { englishLeft, spanishLeft } from '../proof/english-left.ts';
import { pageTexts } from '../proof/page-texts.ts';
import { awake, startJourneys, wake } from './journey.ts';

// Every public page in Spanish, and the whole way from the first page to the paid package.

const journeys = startJourneys();
const PHRASES: Phrases = Object.assign({}, ...Object.values(SPANISH), SPANISH_RULES);
const { spanish: CONTENT } = composeContent({
  values: {},
  pictures: new Map(),
  isPublic: false,
  now: undefined,
});

const FIGURES = estimateResultUrl(
  { size: 'large', type: 'infinity', material: 'natural-stone', features: ['heating', 'spa'] },
  'saved',
);
const PATHS = [
  ...Object.values(ROUTES).filter(isTranslated),
  ...Object.values(STATE_PAGES),
  ...DEFAULT_CONTENT.projects.slice(0, 3).map(({ slug }) => projectPage(slug)),
  CONTACT_SENT,
  FIGURES,
];

const read = async (path: string) => (await fetch(new URL(path, inject('site').url))).text();
const left = (html: string) => englishLeft(pageTexts(html), PHRASES);

test.each(PATHS)('%s has no English in Spanish, and no Spanish in English', async (path) => {
  expect(left(await read(pathIn('es', path)))).toEqual([]);
  expect(spanishLeft(pageTexts(await read(path)), PHRASES)).toEqual([]);
});
