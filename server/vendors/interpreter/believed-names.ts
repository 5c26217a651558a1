import type { Design } from '#domain/design/design.ts';
import type { Evidence } from './evidence.ts';
import type { ModelClaims } from './model-claims.ts';
import { type Tally, weigh } from './tally.ts';
import { type NamedField, tellsChildren, tellsFire, tellsShape, tellsValue } from './telling-words.ts';

const NAMED = [
  'style',
  'size',
  'deck',
  'finish',
  'house',
  'setting',
  'hour',
] as const satisfies readonly NamedField[];

export type BelievedNames = Partial<Pick<Design, NamedField | 'shape' | 'fire' | 'childFriendly'>>;

/** What has a name is believed where a word for it is said, and nobody refused it. */
export function believedNames(evidence: Evidence, claims: ModelClaims, tally: Tally): BelievedNames {
  const { read, text, words, strange } = evidence;
  const said = (field: string, value: string, wanted: boolean) =>
    read.understood.some((one) => one.field === field && one.value === value && one.wanted === wanted);
  const believed: Record<string, unknown> = {};
  const consider = (field: keyof BelievedNames, value: string | boolean | null, isTold: () => boolean) => {
    // What we assumed and the model assumes as well is an assumption still.
    const assumed = read.design[field] === value && read.assumptions.some((one) => one.field === field);
    if (value === null || assumed) return;
    const name = String(value);
    const isRefused = said(field, name, false) && !said(field, name, true);
    if (weigh(tally, !isRefused && (said(field, name, true) || isTold() || strange))) believed[field] = value;
  };
  for (const field of NAMED) {
    const value = claims[field];
    consider(field, value, () => value !== null && tellsValue(text, field, value));
  }
  const { shape, fire } = claims;
  consider('shape', shape, () => shape !== null && tellsShape(words, shape));
  consider('fire', fire, () => fire !== null && tellsFire(words, fire));
  // That no children swim here changes nothing; that some do, which we read, is not taken back.
  if (claims.childFriendly) consider('childFriendly', true, () => tellsChildren(words));
  return believed;
}
