import type { UseFormRegisterReturn } from 'react-hook-form';
import { errorPlace, valuePlace } from '#domain/site/native-forms.ts';

// Where a form's fields get their names, values and errors from.
export type FieldSource<Name extends string> = {
  field: (
    name: Name,
  ) => { name: string; id?: string; defaultValue?: string } & Partial<UseFormRegisterReturn>;
  error: (name: Name) => string | undefined;
};

export const fieldId = (name: string) => `field-${name}`;

// In a page that the server fills in: marks for what was typed and what is wrong with it.
export const places: FieldSource<string> = {
  field: (name) => ({ name, id: fieldId(name), defaultValue: valuePlace(name) }),
  error: errorPlace,
};
