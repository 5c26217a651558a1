// A date is given where it is known what changed that day, and a picture where its page shows it.

import type { Content } from '#content/content.ts';
import { largestFile } from '#domain/picture/largest-file.ts';
import { STATE_LAWS, type StateCode } from '#domain/safety/state-laws.ts';
import { LANGUAGES, pathIn } from '#domain/site/languages.ts';
import { isPrivatePage, projectPage, ROUTES, STATE_PAGES } from '#domain/site/routes.ts';
import { projectsOfState } from '#domain/state/project-climates.ts';
import { alternatesOf } from './page-head.ts';

type Entry = { path: string; changed?: string | undefined; pictures?: readonly string[] };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const newest = (days: readonly (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

function stateEntry(content: Content, code: StateCode): Entry {
  const { publishedOn, projects, safetyLaws, states } = content;
  return {
    path: STATE_PAGES[code],
    changed: newest([
      safetyLaws.LAW_WORDS[code].checked,
      ...states.STATES[code].permits.map(({ source }) => source.checked),
      publishedOn.prices,
      publishedOn.packages,
      publishedOn.projects,
    ]),
    pictures: projectsOfState(code, projects).map(({ picture }) => largestFile(picture)),
  };
}

const entriesOf = (content: Content): Entry[] => [
  ...Object.values(ROUTES)
    .filter((path) => !isPrivatePage(path))
    .map((path) => ({ path })),
  ...STATE_LAWS.map(({ code }) => stateEntry(content, code)),
  ...content.projects.map(({ slug, picture }) => ({
    path: projectPage(slug),
    changed: newest([content.publishedOn.projects, content.publishedOn.prices]),
    pictures: [largestFile(picture)],
  })),
];

/** As sitemaps.org and Google's extension for pictures have it; captions and licenses are no longer part of that. */
export function sitemap(siteUrl: string, content: Content): string {
  const entries = entriesOf(content).map(({ path, changed, pictures = [] }) => {
    const images = pictures.map(
      (file) => `<image:image><image:loc>${escaped(siteUrl + file)}</image:loc></image:image>`,
    );
    const languages = alternatesOf(siteUrl, path).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
    );
    const date = changed ? `<lastmod>${changed}</lastmod>` : '';
    return LANGUAGES.map(
      (language) =>
        `  <url><loc>${escaped(siteUrl + pathIn(language, path))}</loc>${date}${languages.join('')}${images.join('')}</url>`,
    ).join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
