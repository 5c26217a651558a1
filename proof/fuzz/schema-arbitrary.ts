import fc, { type Arbitrary } from 'fast-check';
import { hostileText, hostileValue } from './hostile.ts';

// Values for a JSON schema: mostly as it asks, now and then off by a little, sometimes by a lot.

export type Schema = Record<string, unknown>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);
const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const textFor = (schema: Schema): Arbitrary<string> => {
  if (schema.format === 'email') return fc.emailAddress();
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date')
    return fc.constantFrom('2026-02-28', '2026-02-31', '0000-00-00', '9999-12-31');
  const maxLength = Math.min(numberOf(schema.maxLength, 80), 400);
  return fc.string({
    unit: 'grapheme',
    minLength: Math.min(numberOf(schema.minLength, 0), maxLength),
    maxLength,
  });
};

const numberFor = (schema: Schema): Arbitrary<number> => {
  const min = numberOf(schema.minimum ?? schema.exclusiveMinimum, -1000);
  const max = Math.max(min, numberOf(schema.maximum ?? schema.exclusiveMaximum, 1_000_000));
  const edges = fc.constantFrom(min - 1, min, max, max + 1, min - 0.5);
  const inside =
    schema.type === 'integer'
      ? fc.integer({ min: Math.max(Math.ceil(min), -(2 ** 31)), max: Math.min(Math.floor(max), 2 ** 31 - 1) })
      : fc.double({ min, max, noNaN: true });
  return fc.oneof({ weight: 5, arbitrary: inside }, { weight: 1, arbitrary: edges });
};

const objectFor = (schema: Schema, depth: number): Arbitrary<unknown> => {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const sound = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, exact(isRecord(inner) ? inner : {}, depth + 1)]),
  );
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [
      name,
      fromSchema(isRecord(inner) ? inner : {}, depth + 1),
    ]),
  );
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const whole = fc.record(sound, { requiredKeys: required.filter((name) => name in model) });
  const broken = fc
    .tuple(whole, fc.constantFrom(...Object.keys(model), '__proto__', 'extra'), hostileValue)
    .map(([value, name, bad]) => ({ ...value, [name]: bad }));
  const lacking = fc.record(model, { requiredKeys: [] });
  return fc.oneof(
    { weight: 5, arbitrary: whole },
    { weight: 4, arbitrary: broken },
    { weight: 1, arbitrary: lacking },
  );
};

const exact = (schema: Schema, depth: number): Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.enum) && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  const choices = [...schemasIn(schema.anyOf), ...schemasIn(schema.oneOf)];
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => fromSchema(choice, depth + 1)));
  if (schemasIn(schema.allOf).length > 0)
    return fromSchema(Object.assign({}, ...schemasIn(schema.allOf)), depth + 1);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'string') return textFor(schema);
  if (type === 'number' || type === 'integer') return numberFor({ ...schema, type });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') {
    const items = isRecord(schema.items) ? fromSchema(schema.items, depth + 1) : hostileValue;
    return fc.array(items, { maxLength: Math.min(numberOf(schema.maxItems, 6) + 1, 60) });
  }
  if (type === 'object' || isRecord(schema.properties)) return objectFor(schema, depth);
  return hostileValue;
};

export const fromSchema = (schema: Schema, depth = 0): Arbitrary<unknown> => {
  if (depth > 6) return fc.constant(null);
  const value = exact(schema, depth);
  if (depth === 0) return value;
  return fc.oneof(
    { weight: 14, arbitrary: value },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: hostileValue },
  );
};
