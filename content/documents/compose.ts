import { CONTENT, type Content } from '#content/content.ts';
import { SPANISH } from '#content/es/phrases.ts';
import { SPANISH_RULES } from '#content/es/rules.ts';
import { inSpanish, type Untranslated } from '#content/es/translate.ts';
import { fillFigures } from '#content/fill-figures.ts';
import { withoutSamples } from '#content/without-samples.ts';
import { unspokenTexts } from '#domain/site/spoken-sentences.ts';
import type { OwnPictures } from './document.ts';
import { DOCUMENT_NAMES, DOCUMENTS, type DocumentName, formOf } from './documents.ts';

export type PublishedDays = Partial<Record<DocumentName, string>>;
export type DocumentValues = Partial<Record<DocumentName, unknown>>;

interface Given {
  values: DocumentValues;
  pictures: OwnPictures;
  /** The day each was last published. */
  days?: PublishedDays | undefined;
  /** On a public address samples are left out, unless the owner wants them there. */
  isPublic: boolean;
  /** Without a time, announcements are shown whenever they are meant for. */
  now: Date | undefined;
  /** A value of another program that does not fit this one is left out, and the rest is shown. */
  onMisfit?: (name: DocumentName) => void;
}

interface InSpanish {
  /** The same content; what has no Spanish yet is English there. */
  content: Content;
  untranslated: readonly Untranslated[];
}

interface Composed {
  content: Content;
  /** Made when somebody asks for it: of many publications at once, most are never read. */
  inSpanish: () => InSpanish;
  /** When it will be another by itself: an announcement begins or ends. */
  changesAt: Date | undefined;
}

/** The content that the code brings along with these documents in place, as visitors get it at this moment. */
export const composeContent = ({ values, pictures, days = {}, isPublic, now, onMisfit }: Given): Composed => {
  let content: Content = { ...CONTENT, publishedOn: days };
  const names = new Set<string>();
  for (const name of DOCUMENT_NAMES) {
    if (!Object.hasOwn(values, name)) continue;
    const applied = DOCUMENTS[name].apply(content, values[name], pictures);
    if (applied) content = applied;
    else onMisfit?.(name);
    if (applied && name !== 'spanish')
      for (const text of unspokenTexts(formOf(name), values[name])) names.add(text);
  }
  if (isPublic && !content.testimonials.SHOW_SAMPLES) content = withoutSamples(content);
  if (!now) return { ...inBoth(content, names), changesAt: undefined };
  const { from, until } = content.announcement;
  const moments = [from, until].filter(Boolean).map((moment) => new Date(moment));
  const changesAt = moments.filter((moment) => moment > now).sort((a, b) => a.getTime() - b.getTime())[0];
  const isOver = (until && new Date(until) <= now) || (from && new Date(from) > now);
  if (isOver) content = { ...content, announcement: CONTENT.announcement };
  return { ...inBoth(content, names), changesAt };
};

const SPANISH_READERS: Content['readers'] = { language: 'es' };

const inBoth = (content: Content, names: ReadonlySet<string>) => {
  let made: InSpanish | undefined;
  return {
    content: fillFigures(content),
    inSpanish: () => {
      made ??= saidInSpanish(content, names);
      return made;
    },
  };
};

function saidInSpanish(content: Content, names: ReadonlySet<string>): InSpanish {
  const { content: spanish, missing } = inSpanish(content, SPANISH, content.spanish, names);
  const rules = Object.entries(SPANISH_RULES).map(([said, inSpanish]) => [
    said,
    content.spanish[said] ?? inSpanish,
  ]);
  // What was bought is kept under its English title.
  const titles = content.packages.PACKAGES.map(({ title }, at) => [
    title,
    spanish.packages.PACKAGES[at]?.title ?? title,
  ]);
  const untranslated = [...new Map(missing.map((one) => [one.sentence, one])).values()];
  const left = untranslated.map(({ sentence }) => sentence);
  return {
    content: {
      ...fillFigures({ ...spanish, untranslated: left }, 'es'),
      readers: SPANISH_READERS,
      spanish: Object.fromEntries([...titles, ...rules]),
    },
    untranslated,
  };
}
