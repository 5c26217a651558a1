import { useState } from 'react';
import { Button } from '#site/ui/button.tsx';
import { TextField } from '#site/ui/field.tsx';

type PasswordFormProps = {
  words: {
    password: string;
    unlock: string;
    failed: { password: string; wrongPassword: string };
  };
  /** The last one did not open it. */
  wrong: boolean;
  answer: (password: string) => void;
};

/** Asks for the password of a PDF. */
export function PasswordForm({ words, wrong, answer }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        answer(password);
        setPassword('');
      }}
    >
      <TextField
        label={words.password}
        type="password"
        autoComplete="off"
        value={password}
        hint={words.failed.password}
        error={wrong ? words.failed.wrongPassword : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" disabled={!password}>
        {words.unlock}
      </Button>
    </form>
  );
}
