import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { CONSOLE } from '#content/console.ts';
import { Button } from '#site/ui/button.tsx';
import { TextField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { attempt } from './attempt.ts';
import { send } from './staff-calls.ts';

const WORDS = CONSOLE.account;
const setupSchema = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
type Setup = { picture: string; backupCodes: string[] };

export function SecondFactor({ on, onChanged }: { on: boolean; onChanged: () => void }) {
  const [setup, setSetup] = useState<Setup>();

  async function begin(password: string) {
    await attempt(async () => {
      const { totpURI, backupCodes } = z.parse(
        setupSchema,
        await send('POST', '/api/auth/two-factor/enable', { password }),
      );
      const { toDataURL } = await import('qrcode');
      setSetup({ picture: await toDataURL(totpURI, { margin: 1, width: 220 }), backupCodes });
    });
  }

  async function finish(code: string) {
    if (!(await attempt(() => send('POST', '/api/auth/two-factor/verify-totp', { code })))) return;
    setSetup(undefined);
    onChanged();
  }

  async function turnOff(password: string) {
    if (await attempt(() => send('POST', '/api/auth/two-factor/disable', { password }))) onChanged();
  }

  return (
    <section className="max-w-md">
      <Heading level={2} size="subheading">
        {WORDS.second}
      </Heading>
      <p className="mt-2">{on ? WORDS.secondOn : WORDS.secondOff}</p>
      {setup ? (
        <div className="mt-4 grid gap-4">
          <p>{WORDS.scan}</p>
          <img src={setup.picture} alt="" width={220} height={220} />
          <p>{WORDS.backup}</p>
          <ul className="grid grid-cols-2 font-mono text-small">
            {setup.backupCodes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <OneField
            label={CONSOLE.signIn.code}
            name="code"
            action={CONSOLE.signIn.verify}
            onSubmit={finish}
          />
        </div>
      ) : (
        <OneField
          label={WORDS.current}
          name="password"
          type="password"
          action={on ? WORDS.disable : WORDS.enable}
          onSubmit={on ? turnOff : begin}
        />
      )}
    </section>
  );
}

type OneFieldProps = {
  label: string;
  name: string;
  type?: string;
  action: string;
  onSubmit: (value: string) => Promise<void>;
};

function OneField({ label, name, type = 'text', action, onSubmit }: OneFieldProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void onSubmit(String(new FormData(event.currentTarget).get(name) ?? '').trim());
  }
  return (
    <form onSubmit={submit} className="mt-4 grid gap-4">
      <TextField
        label={label}
        name={name}
        type={type}
        autoComplete={type === 'password' ? 'current-password' : 'one-time-code'}
      />
      <div>
        <Button type="submit" variant="secondary">
          {action}
        </Button>
      </div>
    </form>
  );
}
