import type * as z from 'zod/mini';

// A form before anybody has touched it, from its schema alone: an empty text, a box without its tick, a list of nothing.
// A number, and a choice that may not stay open, hold nothing at all.

type Untouched<Value> = '' extends Value
  ? Value
  : false extends Value
    ? Value
    : never[] extends Value
      ? Value
      : never;

export type EmptyForm<Input> = {
  [Name in keyof Input as Untouched<Input[Name]> extends never ? never : Name]-?: Input[Name];
};

const EMPTY_VALUES: readonly unknown[] = ['', false, []];
// Issues that say "this is another kind of thing", not "there is too little of it".
const WRONG_KIND = ['invalid_type', 'invalid_value', 'invalid_union'];

/** Whether a field holds such values at all, good or not yet good enough. */
export const holds = (field: z.ZodMiniType, value: unknown): boolean =>
  field.safeParse(value).error?.issues.every(({ code }) => !WRONG_KIND.includes(code)) ?? true;

export function emptyForm<Form extends z.ZodMiniObject>(form: Form): EmptyForm<z.input<Form>>;
export function emptyForm({ shape }: { shape: Record<string, z.ZodMiniType> }): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) =>
      EMPTY_VALUES.filter((value) => holds(field, value))
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  );
}
