import { plainLine, plainText } from '#domain/site/plain-text.ts';
import { type Budget, budgetFor, isBudget } from './budgets.ts';
import { CONTACT_LIMITS } from './contact-form.ts';
import type { CarriedDesign } from './contact-submission.ts';

export type ContactCarryOver = {
  details: string;
  budget: Budget | '';
  // Only for a design of the AI tool: it also travels with the submission.
  fromAI?: CarriedDesign;
};

// /contact?fromAI=true&… from the AI tool, /contact?design=true&… from the 3D configurator.
export function contactCarryOver(query: URLSearchParams): ContactCarryOver | undefined {
  if (query.get('fromAI') === 'true') return fromDesignTool(query);
  if (query.get('design') === 'true') return fromConfigurator(query);
  return undefined;
}

function fromDesignTool(query: URLSearchParams): ContactCarryOver {
  const budget = query.get('budget');
  return {
    details: plainText(query.get('details') ?? '').slice(0, CONTACT_LIMITS.details),
    budget: isBudget(budget) ? budget : '',
    fromAI: {
      poolStyle: carried(query, 'poolStyle'),
      poolLength: carried(query, 'poolLength'),
      features: carried(query, 'features'),
    },
  };
}

function fromConfigurator(query: URLSearchParams): ContactCarryOver {
  const lines = [
    ['Style', carried(query, 'style')],
    ['Shape', carried(query, 'shape')],
    ['Size', carried(query, 'size')],
    ['Features', listed(carried(query, 'features'))],
    ['Estimated cost', inDollars(carried(query, 'cost'))],
    ['Timeline', carried(query, 'timeline')],
  ].filter(([, value]) => value);
  const details = lines.map(([label, value]) => `${label}: ${value}`).join('\n');
  return { details: details && `My design\n${details}`, budget: budgetOf(carried(query, 'cost')) };
}

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
  return cost && /^\d+$/.test(cost) ? `$${Number(cost).toLocaleString('en-US')}` : cost;
}

function budgetOf(cost: string | undefined): Budget | '' {
  const sums = (cost?.match(/\d[\d,]*/g) ?? []).map((sum) => Number(sum.replaceAll(',', '')));
  const likely = sums.filter((sum) => sum >= 1_000);
  return likely.length ? budgetFor(likely.reduce((total, sum) => total + sum, 0) / likely.length) : '';
}
