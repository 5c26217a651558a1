import { labelOf, POOL_MATERIALS } from '#domain/estimate/options.ts';
import { dollars } from '#domain/words/money.ts';
import { countIn } from './counts.ts';
import { depthWords } from './depth-words.ts';
import type { Design } from './design.ts';
import { FEATURES } from './features.ts';
import type { Understood } from './interpret.ts';
import { wishedMaterial } from './material.ts';

// What a phrase stands for now: what it was read as, until the visitor corrected that.

type Read = Pick<Understood, 'field' | 'value' | 'label' | 'wanted'>;
type CurrentLabel = { label: string; wanted: boolean };

const capital = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replace('-', ' ');

const MEASURES: [RegExp, 'lengthFt' | 'widthFt' | 'shallowFt' | 'deepFt'][] = [
  [/ long$/, 'lengthFt'],
  [/ wide$/, 'widthFt'],
  [/ at the shallow end$/, 'shallowFt'],
  [/ at the deep end$/, 'deepFt'],
];

export function currentLabel(piece: Read, asRead: Design, now: Design, budget: number | null): CurrentLabel {
  const { field, value, label, wanted } = piece;
  switch (field) {
    case 'features': {
      const feature = FEATURES.find((name) => name === value);
      const there = feature !== undefined && now.features.includes(feature);
      return { label: there ? value : `No ${value}`, wanted: there };
    }
    case 'lengthFt':
    case 'widthFt':
    case 'shallowFt':
    case 'deepFt':
      return {
        label: label
          .split(', ')
          .map((part) => currentMeasure(part, asRead, now))
          .join(', '),
        wanted,
      };
    case 'counts': {
      const feature = FEATURES.find((name) => name === value);
      const count = feature && countIn(now, feature);
      if (count === (feature && countIn(asRead, feature))) return { label, wanted };
      return { label: count ? `${count} × ${value}` : `Any number of ${value}`, wanted: Boolean(count) };
    }
    case 'shape':
      if (now.shape === asRead.shape) return { label, wanted };
      return { label: now.shape ?? `No ${value}`, wanted: now.shape !== undefined };
    case 'childFriendly':
      return now.childFriendly === asRead.childFriendly
        ? { label, wanted }
        : { label: now.childFriendly ? 'Child-friendly' : 'No small children', wanted: now.childFriendly };
    case 'size':
      if (now.size === asRead.size) return { label, wanted };
      return now.size
        ? { label: now.size, wanted: true }
        : { label: `Not ${value.toLowerCase()}`, wanted: false };
    case 'budget':
      return budget === null
        ? { label: 'Not a budget', wanted: false }
        : { label: `Budget ${dollars(budget)}`, wanted };
    case 'material':
      return now.material === asRead.material
        ? { label, wanted }
        : { label: labelOf(POOL_MATERIALS, wishedMaterial(now)), wanted: true };
    case 'words':
      return { label, wanted };
    default:
      return now[field] === asRead[field] ? { label, wanted } : { label: capital(now[field]), wanted: true };
  }
}

function currentMeasure(part: string, asRead: Design, now: Design): string {
  const depths = now.shallowFt !== asRead.shallowFt || now.deepFt !== asRead.deepFt;
  if (part.startsWith('Depth ')) return depths ? `Depth ${depthWords(now)}` : part;
  for (const [ending, field] of MEASURES) {
    const said = ending.exec(part)?.[0];
    if (said && now[field] !== asRead[field]) return `${now[field]} ft${said}`;
  }
  return part;
}
