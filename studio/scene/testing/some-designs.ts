import { COUNTED, mostOf } from '#domain/design/counts.ts';
import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import { DECKS, type Design, FIRES, HOURS, HOUSES, SETTINGS } from '#domain/design/design.ts';
import { FEATURES } from '#domain/design/features.ts';
import { POOL_SHAPES } from '#domain/design/shape.ts';
import { STYLES } from '#domain/design/vocabulary.ts';
import { type Random, seeded } from '../random.ts';

const one = <T>(random: Random, list: readonly [T, ...T[]]): T =>
  list[Math.floor(random() * list.length)] ?? list[0];
const whole = (random: Random, low: number, high: number) => Math.round(low + (high - low) * random());

const MOST_FEATURES = 8;
const FEW_OF_EACH = 6;

/** As visitors ask for them: every style, shape, house and number of things, always the same ones. */
export function someDesigns(count: number): Design[] {
  const random = seeded(20_261);
  return Array.from({ length: count }, () => {
    const lengthFt = whole(random, 20, 60);
    const wanted = whole(random, 1, MOST_FEATURES);
    const features = FEATURES.map((feature) => ({ feature, at: random() }))
      .sort((a, b) => a.at - b.at)
      .slice(0, wanted)
      .map(({ feature }) => feature);
    const counts = Object.fromEntries(
      COUNTED.filter(() => random() < 0.3).map((feature) => [
        feature,
        whole(random, 1, Math.min(FEW_OF_EACH, mostOf(feature))),
      ]),
    );
    return {
      ...DEFAULT_DESIGN,
      style: one(random, STYLES),
      lengthFt,
      widthFt: whole(random, 10, Math.min(28, lengthFt * 0.7)),
      shallowFt: 3 + 0.5 * whole(random, 0, 2),
      deepFt: 5 + 0.5 * whole(random, 0, 8),
      features,
      counts,
      deck: one(random, DECKS),
      house: one(random, HOUSES),
      setting: one(random, SETTINGS),
      hour: one(random, HOURS),
      ...(random() < 0.5 ? { shape: one(random, POOL_SHAPES) } : {}),
      ...(random() < 0.5 ? { fire: one(random, FIRES) } : {}),
    };
  });
}
