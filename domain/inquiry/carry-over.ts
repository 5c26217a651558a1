import { saidBudget } from '#domain/site/budget-parameter.ts';
import { plainLine, plainText } from '#domain/site/plain-text.ts';
import { grouped } from '#domain/words/grouped.ts';
import { dollars } from '#domain/words/money.ts';
import { ENGLISH_READER, type Reader } from '#domain/words/reader.ts';
import { type Budget, budgetFor, isBudget } from './budgets.ts';
import { CONTACT_LIMITS } from './contact-form.ts';
import type { CarriedDesign } from './contact-submission.ts';

export type ContactCarryOver = {
  details: string;
  budget: Budget | '';
  location: string;
  // A pool, or only what was answered about one: the notice says which.
  about: 'design' | 'answers';
  // Only for a design of the AI tool: it also travels with the submission.
  fromAI?: CarriedDesign;
};

/** The notice over the form, true to what arrived: nothing is called loaded over an empty box. */
export function carriedNotice(
  words: Record<ContactCarryOver['about'] | 'budget', { title: string; body: string }>,
  { about, details, budget }: ContactCarryOver,
) {
  if (details) return words[about];
  return budget ? words.budget : null;
}

// /contact?fromAI=true&… from the AI tool, /contact?design=true&… from the 3D configurator.
export function contactCarryOver(
  query: URLSearchParams,
  reader: Reader = ENGLISH_READER,
): ContactCarryOver | undefined {
  if (query.get('fromAI') === 'true') return fromDesignTool(query, reader);
  if (query.get('design') === 'true') return fromConfigurator(query, reader);
  return undefined;
}

function fromDesignTool(query: URLSearchParams, reader: Reader): ContactCarryOver {
  const fromAI = {
    poolStyle: carried(query, 'poolStyle'),
    poolLength: carried(query, 'poolLength'),
    features: listed(carried(query, 'features')) || undefined,
  };
  const range = carried(query, 'estimatedRange');
  const details = plainText(query.get('details') ?? '').slice(0, CONTACT_LIMITS.details);
  return {
    // The calculator's link brings no details; the same page's contact form then tells the design by its parts.
    details:
      details ||
      told(reader, [
        ['Style', fromAI.poolStyle],
        ['Length', inFeet(fromAI.poolLength)],
        ['Features', fromAI.features],
        ['Estimated cost', range],
        ['My budget', saidDollars(query)],
      ]),
    budget: chosenBudget(query) || budgetOf(range),
    location: placeOf(query),
    about: fromAI.poolStyle || fromAI.poolLength || fromAI.features ? 'design' : 'answers',
    fromAI,
  };
}

function fromConfigurator(query: URLSearchParams, reader: Reader): ContactCarryOver {
  const cost = carried(query, 'cost');
  return {
    details: told(reader, [
      ['Style', carried(query, 'style')],
      ['Shape', carried(query, 'shape')],
      ['Size', carried(query, 'size')],
      ['Pool material', carried(query, 'material')],
      ['Features', listed(carried(query, 'features'))],
      ['Children', query.get('kids') === '1' ? 'small children will swim here' : undefined],
      ['Plot', plotWords(query)],
      ['Estimated cost', inDollars(cost)],
      ['Timeline', carried(query, 'timeline')],
      ['My budget', saidDollars(query)],
    ]),
    budget: chosenBudget(query) || budgetOf(cost),
    location: placeOf(query),
    about: 'design',
  };
}

// The drawing itself stays in the browser that it was made in: whoever reads this asks for it.
function plotWords(query: URLSearchParams): string | undefined {
  const area = query.get('plot') ?? '';
  return /^\d{1,7}$/.test(area) ? `I drew it, about ${grouped(Number(area))} sq ft` : undefined;
}

function told({ say }: Reader, parts: [label: string, value: string | undefined][]): string {
  const lines = parts.flatMap(([label, value]) => (value ? [`${say(label)}: ${say(value)}`] : []));
  return lines.length > 0 ? [say('My design'), ...lines].join('\n') : '';
}

// A range of the form's own, or the dollars that a visitor named along the way.
function chosenBudget(query: URLSearchParams): Budget | '' {
  const budget = query.get('budget');
  const said = saidBudget(query);
  if (isBudget(budget)) return budget;
  return said ? budgetFor(said) : '';
}

function saidDollars(query: URLSearchParams): string | undefined {
  const said = saidBudget(query);
  return said ? dollars(said) : undefined;
}

const placeOf = (query: URLSearchParams) =>
  plainLine(query.get('location') ?? '').slice(0, CONTACT_LIMITS.location);

const inFeet = (length: string | undefined) => (length && /^[\d.]+$/.test(length) ? `${length} ft` : length);

function carried(query: URLSearchParams, name: string): string | undefined {
  return plainLine(query.get(name) ?? '').slice(0, CONTACT_LIMITS.carried) || undefined;
}

// A list may come as JSON text or as words with commas.
function listed(text: string | undefined): string | undefined {
  if (!text?.startsWith('[')) return text;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string').join(', ') : text;
  } catch {
    return text;
  }
}

function inDollars(cost: string | undefined): string | undefined {
  return cost && /^\d{1,12}$/.test(cost) ? dollars(Number(cost)) : cost;
}

function budgetOf(cost: string | undefined): Budget | '' {
  const sums = (cost?.match(/\d[\d,]*/g) ?? []).map((sum) => Number(sum.replaceAll(',', '')));
  const likely = sums.filter((sum) => sum >= 1_000);
  return likely.length ? budgetFor(likely.reduce((total, sum) => total + sum, 0) / likely.length) : '';
}
