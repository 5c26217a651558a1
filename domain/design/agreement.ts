import { type Counted, counted, fill } from '#domain/words/fill.ts';
import { ENGLISH_READER, listedFor, type Reader } from '#domain/words/reader.ts';
import type { ChoicePart, MarkedPart, Marker } from './marks.ts';

// Where people who marked a design agree, and what they should talk about.

export type Verdict = 'yes' | 'no' | 'differ' | 'open';
type Said = Pick<Marker, 'name' | 'number' | 'marks'>;

/** Agreed is what everybody who marks at all has said alike. */
export function verdictOn(part: MarkedPart, markers: readonly Said[]): Verdict {
  const marking = markers.filter(({ marks }) => Object.keys(marks).length > 0);
  const said = marking.flatMap(({ marks }) => marks[part] ?? []);
  if (said.includes('yes') && said.includes('no')) return 'differ';
  return said.length > 1 && said.length === marking.length ? (said[0] ?? 'open') : 'open';
}

export type AgreementWords = {
  partner: string;
  parts: Record<ChoicePart, string>;
  agree: string;
  talk: string;
  open: Counted;
  all: string;
  lead: {
    heading: string;
    yes: string;
    no: string;
    differ: string;
    each: string;
    vote: string;
    marks: { yes: string; no: string };
  };
};

export const nameOf = ({ partner }: Pick<AgreementWords, 'partner'>, { name, number }: Said): string =>
  name || fill(partner, { number });

export const partName = (
  { parts }: Pick<AgreementWords, 'parts'>,
  part: MarkedPart,
  { say }: Reader = ENGLISH_READER,
): string => {
  const named: Partial<Record<MarkedPart, string>> = parts;
  return named[part] ?? say(part);
};

/** "You agree on 7 of 9. Talk about: Fire Feature and Deck." */
export function sayAgreement(
  words: AgreementWords,
  parts: readonly MarkedPart[],
  markers: readonly Said[],
  reader: Reader = ENGLISH_READER,
): string {
  const verdicts = parts.map((part) => ({ part, verdict: verdictOn(part, markers) }));
  const differ = verdicts
    .filter(({ verdict }) => verdict === 'differ')
    .map(({ part }) => partName(words, part, reader));
  const open = verdicts.filter(({ verdict }) => verdict === 'open').length;
  const agreed = parts.length - differ.length - open;
  if (agreed === parts.length) return words.all;
  return [
    fill(words.agree, { agreed, count: parts.length }),
    differ.length > 0 ? fill(words.talk, { parts: listedFor(reader, differ) }) : '',
    open > 0 ? counted(words.open, open) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** The same for whoever designs the pool: lines of plain text, nothing where nobody has marked. */
export function marksInWords(
  { lead, ...words }: AgreementWords,
  parts: readonly MarkedPart[],
  markers: readonly Said[],
): string {
  const marked = markers.filter(({ marks }) => parts.some((part) => marks[part]));
  if (marked.length === 0) return '';
  const names = listedFor(
    ENGLISH_READER,
    marked.map((one) => nameOf(words, one)),
  );
  const listed = (verdict: Verdict) =>
    parts.filter((part) => verdictOn(part, marked) === verdict).map((part) => partName(words, part));
  const votes = (part: MarkedPart) =>
    marked
      .flatMap((one) => {
        const mark = one.marks[part];
        return mark ? fill(lead.vote, { name: nameOf(words, one), mark: lead.marks[mark] }) : [];
      })
      .join(', ');
  const told = (sentence: string, list: readonly string[]) =>
    list.length > 0 ? [fill(sentence, { parts: listedFor(ENGLISH_READER, list) })] : [];
  const each = (sentence: string, verdict: Verdict) =>
    parts
      .filter((part) => verdictOn(part, marked) === verdict && votes(part) !== '')
      .map((part) => fill(sentence, { part: partName(words, part), votes: votes(part) }));
  return [
    fill(lead.heading, { names }),
    ...told(lead.yes, listed('yes')),
    ...told(lead.no, listed('no')),
    ...each(lead.differ, 'differ'),
    ...each(lead.each, 'open'),
  ].join('\n');
}
