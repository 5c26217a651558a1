import type { Feature } from '../vocabulary.ts';
import type { Item } from './items.ts';

// Things told by what they do, not by their name: "a place to sunbathe in the water", "the sun should warm it".

type Description = { feature: Feature; tells: RegExp; unless?: RegExp };

const IN_WATER = '(in|inside|under|into) (the |our |my )?(pool|water|shallow)';
const DESCRIPTIONS: Description[] = [
  { feature: 'Swim-Up Bar', tells: /\b(swim|float|paddle|wade|swimming|floating) (\w+ ){0,4}bar\b/ },
  { feature: 'Swim-Up Bar', tells: new RegExp(`\\bbar (\\w+ ){0,3}${IN_WATER}\\b`) },
  { feature: 'Swim-Up Bar', tells: new RegExp(`\\bdrinks? (\\w+ ){0,3}while (\\w+ ){0,2}${IN_WATER}\\b`) },
  {
    feature: 'Sunshelf',
    tells: new RegExp(
      `\\b(sunbathe|sunbathing|loung\\w*|tan|tanning|lie|lay|chairs?|chaises?) (\\w+ ){0,4}${IN_WATER}\\b`,
    ),
    unless: /\b(ledge|shelf|bar)\b/,
  },
  {
    feature: 'Sunshelf',
    tells:
      /\b(sunbathe|sunbathing|loung\w*|tanning|chairs?|toddlers?|kids|dogs?) (\w+ ){0,5}(ankle deep|inches deep|inches of water)/,
    unless: /\b(ledge|shelf)\b/,
  },
  { feature: 'Solar Heating', tells: /\bsun (\w+ ){0,4}(warm|warms|heat|heats)\b/ },
  {
    feature: 'Solar Heating',
    tells: /\b(warm|warmed|heat|heated) (\w+ ){0,4}(by|from|with|using|off) (the )?sun\b/,
  },
  {
    feature: 'Waterfall',
    tells:
      /\b(water|stream|sheet) (\w+ ){0,2}(cascad\w+|falling|tumbling|running|rushing|flowing|coming|spilling|pouring) (down|over|off|from)\b/,
    unless: /\b(spa|tub|jacuzzi|spouts?|scuppers?|edge|horizon|lions?|waterfalls?)\b/,
  },
  { feature: 'Waterfall', tells: /\bfalling water\b|\bspillway (of|with|from)\b/, unless: /\b(spa|tub)\b/ },
  {
    feature: 'Infinity Edge',
    tells:
      /\bedge (\w+ ){0,3}(disappear|vanish|melt|blend|merge|drop|fall)\w*|\b(disappear|vanish|spill|pour|fall)\w* (\w+ ){0,2}over (the |one )?edge\b/,
  },
  {
    feature: 'Infinity Edge',
    tells:
      /\bwater (\w+ ){0,4}(disappear|vanish|melt|blend|merge|pour)\w* (\w+ ){0,3}(horizon|lake|ocean|sea|valley|view|sky|into it)\b/,
  },
  {
    feature: 'Beach Entry',
    tells:
      /\b(stroll|walk|wade|ease|roll|wheel)\w* (right |straight |slowly |gradually |gently |myself )?(in|into)( the (water|pool))?\b/,
    unless: /\b(closet|shower|store|house|beach|slope|ramp|entry|entrance)\b/,
  },
  {
    feature: 'Bubblers',
    tells: /\b(fountains?|jets?|water) (\w+ ){0,2}bubbl\w+/,
    unless: /\b(spa|tub|jacuzzi)\b/,
  },
  {
    feature: 'Deck Jets',
    tells: /\b(streams?|jets?|water) (\w+ ){0,4}(arc|arcs|arcing|arch|arches|arching)\b/,
  },
];

export type Described = { feature: Feature; at: number; to: number };

const ENDS = (item: Item) => item.kind === 'stop' || item.kind === 'comma';

export function readDescribed(items: Item[]): Described[] {
  const found: Described[] = [];
  let clause: { text: string; at: number[] } = { text: '', at: [] };
  const close = () => {
    for (const { feature, tells, unless } of DESCRIPTIONS) {
      const match = tells.exec(clause.text);
      if (!match || unless?.test(clause.text)) continue;
      const at = clause.at[match.index] ?? 0;
      const to = clause.at[match.index + match[0].length - 1] ?? at;
      if (!found.some((other) => other.feature === feature && other.at === at))
        found.push({ feature, at, to });
    }
    clause = { text: '', at: [] };
  };
  for (const [index, item] of items.entries()) {
    if (ENDS(item)) {
      close();
      continue;
    }
    for (let character = 0; character <= item.said.length; character += 1) clause.at.push(index);
    clause.text += `${item.said} `;
  }
  close();
  return found;
}
