import type { UseFormRegisterReturn } from 'react-hook-form';
import type { GivenForm } from '#domain/site/given.ts';

// Where a form's fields get their names, values and errors from.
export type FieldSource<Name extends string> = {
  field: (
    name: Name,
  ) => { name: string; id?: string; defaultValue?: string } & Partial<UseFormRegisterReturn>;
  error: (name: Name) => string | undefined;
  /** Which boxes of a group are ticked to begin with. */
  ticked?: (name: Name) => readonly string[];
};

export const fieldId = (name: string) => `field-${name}`;

const listed = (value: string | readonly string[] = []) => (typeof value === 'string' ? [value] : value);

export const givenFields = ({ values, errors }: GivenForm): FieldSource<string> => ({
  field: (name) => ({ name, id: fieldId(name), defaultValue: listed(values[name])[0] ?? '' }),
  error: (name) => errors[name],
  ticked: (name) => listed(values[name]),
});
