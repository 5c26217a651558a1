import { useState } from 'react';
import * as z from 'zod/mini';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { TextField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { toast } from '#site/ui/toast.ts';
import { errorOf, useSubmit } from './attempt.ts';
import { downloadText, send } from './staff-calls.ts';
import { useWords } from './words.ts';

const codesSchema = z.object({ backupCodes: z.array(z.string()) });
const setupSchema = z.extend(codesSchema, { totpURI: z.string() });
type Setup = { picture: string; uri: string; key: string; codes: string[] };

// Four at a time, as people read and type them.
const keyOf = (uri: string) =>
  (new URL(uri).searchParams.get('secret') ?? '').match(/.{1,4}/g)?.join(' ') ?? '';

export function SecondFactor({ on, onChanged }: { on: boolean; onChanged: () => void }) {
  const { CONSOLE } = useWords();
  const words = CONSOLE.account;
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();

  async function begin(password: string) {
    const answer = await send('POST', '/api/auth/two-factor/enable', { password });
    const { totpURI: uri, backupCodes } = z.parse(setupSchema, answer);
    const { toDataURL } = await import('qrcode');
    const picture = await toDataURL(uri, { margin: 1, width: 220 });
    setSetup({ picture, uri, key: keyOf(uri), codes: backupCodes });
  }

  async function finish(code: string) {
    await send('POST', '/api/auth/two-factor/verify-totp', { code: code.replaceAll(/\s/g, '') });
    toast({ title: words.turnedOn });
    setCodes(setup?.codes);
    setSetup(undefined);
    onChanged();
  }

  async function turnOff(password: string) {
    await send('POST', '/api/auth/two-factor/disable', { password });
    toast({ title: words.turnedOff });
    setCodes(undefined);
    onChanged();
  }

  async function renew(password: string) {
    const answer = await send('POST', '/api/auth/two-factor/generate-backup-codes', { password });
    setCodes(z.parse(codesSchema, answer).backupCodes);
  }

  return (
    <section className="max-w-md">
      <Heading level={2} size="subheading">
        {words.second}
      </Heading>
      <p className="mt-2">{on ? words.secondOn : words.secondOff}</p>
      {codes ? <Codes codes={codes} /> : null}
      {setup ? (
        <div className="mt-4 grid gap-4">
          <p>{words.scan}</p>
          <img src={setup.picture} alt={words.picture} width={220} height={220} />
          <p>
            {words.key}
            <span className="mt-1 block break-words font-mono text-small">{setup.key}</span>
          </p>
          <div>
            <ButtonLink variant="quiet" href={setup.uri}>
              {words.here}
            </ButtonLink>
          </div>
          <Codes codes={setup.codes} />
          <OneField
            label={CONSOLE.signIn.code}
            name="code"
            actions={[{ words: CONSOLE.signIn.verify, run: finish }]}
          />
          <div>
            <Button variant="quiet" onClick={() => setSetup(undefined)}>
              {words.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <OneField
          label={words.current}
          name="password"
          type="password"
          actions={
            on
              ? [
                  { words: words.disable, run: turnOff },
                  { words: words.newCodes, run: renew },
                ]
              : [{ words: words.enable, run: begin }]
          }
        />
      )}
    </section>
  );
}

function Codes({ codes }: { codes: string[] }) {
  const { CONSOLE, brand } = useWords();
  const words = CONSOLE.account;
  return (
    <div className="mt-4 bg-travertine p-4">
      <p>{words.backup}</p>
      <ul className="mt-3 grid grid-cols-2 gap-y-1 font-mono text-small">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="mt-2"
        onClick={() => downloadText(`${brand}-backup-codes.txt`, `${codes.join('\n')}\n`)}
      >
        {words.downloadCodes}
      </Button>
    </div>
  );
}

type OneFieldProps = {
  label: string;
  name: string;
  type?: string;
  actions: { words: string; run: (value: string) => Promise<void> }[];
};

// Enter presses the first; what went wrong stands at the field.
function OneField({ label, name, type = 'text', actions }: OneFieldProps) {
  const [running, setRunning] = useState<string>();
  const { onSubmit, busy, failure } = useSubmit(async (field, form) => {
    const action = actions.find(({ words }) => words === field('action')) ?? actions[0];
    setRunning(action?.words);
    await action?.run(field(name));
    form.reset();
  });
  return (
    <form onSubmit={onSubmit} noValidate className="mt-4 grid gap-4">
      <TextField
        label={label}
        name={name}
        type={type}
        autoComplete={type === 'password' ? 'current-password' : 'one-time-code'}
        {...errorOf(failure)}
      />
      <div className="flex flex-wrap gap-4">
        {actions.map(({ words }) => (
          <Button
            key={words}
            type="submit"
            variant="secondary"
            name="action"
            value={words}
            pending={busy && running === words}
          >
            {words}
          </Button>
        ))}
      </div>
    </form>
  );
}
