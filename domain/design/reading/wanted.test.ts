import { expect, test } from 'vitest';
import type { Feature } from '../features.ts';
import { interpret } from '../interpret.ts';

// Ways to want one thing and not another × pairs of things: [wanted] stays, (left) goes.

const PAIRS: readonly [wanted: string, feature: Feature, left: string, other: Feature][] = [
  ['grotto', 'Grotto', 'slide', 'Slide'],
  ['waterfall', 'Waterfall', 'fire pit', 'Fire Feature'],
  ['tanning ledge', 'Sunshelf', 'hot tub', 'Raised Spa'],
  ['beach entry', 'Beach Entry', 'diving board', 'Diving Board'],
  ['heater', 'Heating', 'pergola', 'Pergola'],
];

const SAYINGS: Record<string, readonly string[]> = {
  'a verdict in its own clause': [
    'The (left) was rejected by the architect. The [wanted] is in.',
    'The (left) got scrapped, the [wanted] stays.',
    'The (left) my wife and I decided against. A [wanted] for sure.',
    'The (left) did not make the list, the [wanted] did.',
    'A (left) seems ridiculous here. A [wanted], please.',
    'The (left) is not in the contract. We want a [wanted].',
    'The (left), is withdrawn. Please price a [wanted].',
    'The (left) makes no sense on our lot. A [wanted] does.',
    'Two things: a [wanted] and nobody wants a (left).',
  ],
  'a verdict in the next sentence': [
    'My architect mentioned a (left). We thought about it. No. All we want is a [wanted].',
    'My son keeps asking for a (left). He can keep dreaming. We want a [wanted].',
    'I begged for a (left). Denied. We are getting a [wanted].',
    'A (left)? My uncle asked. No. A [wanted]? Yes.',
    'Dad wanted a (left), and that is where I drew the line. We want a [wanted].',
    'He wants a (left); he is getting a [wanted].',
    'She would like a (left). She may go to the club. We want a [wanted].',
  ],
  'a turn of phrase before it': [
    'If anyone mentions a (left) I will scream. We want a [wanted].',
    'Who needs a (left)? Give me a [wanted].',
    'What would I do with a (left)? I want a [wanted].',
    'You can keep your (left). I want a [wanted].',
    'The HOA rejected a (left). We want a [wanted].',
    'Out: the (left) (who were we kidding). In: a [wanted].',
    'Later: (left). Now: [wanted].',
    "[wanted]: must have\n(left): don't need\nsize 30x15",
    'We want a [wanted]. A cold plunge was voted down, and the (left) too.',
    'I would pick a [wanted] over a (left) any day.',
    'A [wanted] makes more sense than a (left).',
    'We do not have the budget for a (left), but we do want a [wanted].',
    'If I win the lottery I will add a (left). For now a [wanted].',
    'Ten years ago I would have asked for a (left). Today a [wanted].',
  ],
  'a plan of then': [
    'At first we wrote down a (left), but now we would rather have a [wanted].',
    'My first idea was a (left). Then we priced it. So now: a [wanted].',
    'We started out wanting a (left) and ended up with a [wanted].',
    'I said (left) on the phone. I meant [wanted].',
    'My realtor says a (left) sells houses, but I want a [wanted].',
  ],
  'already there': [
    'Our (left) is existing and stays. The pool needs a [wanted].',
    'A (left) came with the property. We want a [wanted].',
    'Put the [wanted] where the (left) was.',
    "There already is a (left), so don't add one. Add a [wanted].",
    'I will build the (left) myself. You do the [wanted].',
  ],
};

test.each(Object.entries(SAYINGS))('%s leaves one thing and keeps the other', (_, sayings) => {
  for (const saying of sayings)
    for (const [wanted, feature, left, other] of PAIRS) {
      const words = saying.replaceAll('[wanted]', wanted).replaceAll('(left)', left);
      const { features } = interpret(words).design;
      expect([features.includes(feature), features.includes(other)], words).toEqual([true, false]);
    }
});

const WANTED_AFTER_ALL = [
  'My wife and I cannot agree on anything but a [wanted].',
  'The [wanted] is all we agree on.',
  'My wife will not sign anything without a [wanted].',
  'If there is no [wanted] there is no point.',
  'Whatever else goes, do not drop the [wanted].',
  'Can the [wanted] be on the left?',
  'We did not want a [wanted] at first, but the twins wore us down.',
  'I said no to a [wanted]. Then they talked me into it.',
  'We almost skipped the [wanted], but put it back.',
  'Add the [wanted] you left out.',
  'No [wanted], no deal.',
  'A backyard pool without a [wanted] is a bucket.',
  'Why would there be no [wanted]? Why is there no [wanted] on the plan?',
  'We do not see the [wanted] on the drawing. Please add.',
  'I was against a [wanted], but my husband insists.',
];

test.each(WANTED_AFTER_ALL)('wished, though it sounds like a refusal: %s', (saying) => {
  for (const [wanted, feature] of PAIRS) {
    const words = saying.replaceAll('[wanted]', wanted);
    expect(interpret(words).design.features, words).toContain(feature);
  }
});

test.each<[string, Feature]>([
  ['oval, 26 x 14, warm, with steps', 'Heating'],
  ['the water must be really warm for my mother', 'Heating'],
  ['kept at 88 degrees, 30 x 15', 'Heating'],
  ['warm as tea please', 'Heating'],
  ['a pond where irises and rushes filter the water', 'Regeneration Zone'],
  ['somewhere to lie down in six inches of water', 'Sunshelf'],
  ['a pool that seems to drop off the edge', 'Infinity Edge'],
  ['water pouring out of the brick wall', 'Scuppers'],
  ['our son is two, so a gate, and shallow', 'Safety Fence'],
  ['shade with wooden slats above the steps', 'Pergola'],
  ['round pool with one small light', 'LED Lighting'],
])('told without its name: %s', (words, feature) => {
  expect(interpret(words).design.features).toContain(feature);
});

test.each([
  'a pool with limestone ledges',
  'our vision board has palms',
  'the fence guy never called back',
  'warm colors and stone',
  'the summers are warm here',
  'a pool by the cabanas',
  'take it with a grain of salt',
  'an oval is cheaper to cover',
])('names none of our things: %s', (words) => {
  expect(interpret(words).design.features).toEqual([]);
});
