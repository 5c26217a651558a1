import type { UseFormRegisterReturn } from 'react-hook-form';

/** A form that the server gives back: what stood in it and what is wrong, by the control's name. */
export type GivenForm = {
  values: Readonly<Record<string, string | readonly string[]>>;
  errors: Readonly<Record<string, string>>;
  /** It could not be taken at all; `kept` says whether what was written is still there. */
  trouble?: { message: string; kept: boolean };
};

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
