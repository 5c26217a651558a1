import type { ReactNode } from 'react';
import { SelectField } from '#site/ui/field.tsx';

type ChoiceFieldProps<Choice extends string> = {
  label: string;
  name: string;
  value: Choice;
  words: Record<Choice, string>;
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
  hint?: ReactNode;
};

// A native select that only ever hands on one of its own choices.
export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { label, name, value, words, choices, onChoose, hint } = props;
  return (
    <SelectField
      label={label}
      name={name}
      value={value}
      hint={hint}
      options={choices.map((choice) => ({ value: choice, label: words[choice] }))}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice === event.target.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
}
