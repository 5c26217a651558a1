import { useState } from 'react';
import { CONSOLE } from '#content/console.ts';
import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { TextField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { attempt } from './attempt.ts';
import { downloadJson, send } from './staff-calls.ts';

const WORDS = CONSOLE.person;

export function PersonView() {
  const [email, setEmail] = useState('');
  const [asking, setAsking] = useState(false);
  const given = email.trim();

  const giveOut = () =>
    attempt(async () =>
      downloadJson('person.json', await send('POST', '/api/staff/people/export', { email: given })),
    );

  async function erase() {
    setAsking(false);
    if (await attempt(() => send('POST', '/api/staff/people/erase', { email: given }), WORDS.erased))
      setEmail('');
  }

  return (
    <section className="max-w-xl">
      <Heading level={1} size="heading">
        {CONSOLE.views.people}
      </Heading>
      <p className="mt-3">{WORDS.lead}</p>
      <TextField
        className="mt-6"
        label={WORDS.email}
        name="person"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="mt-5 flex flex-wrap gap-4">
        <Button variant="secondary" disabled={!given} onClick={() => void giveOut()}>
          {WORDS.export}
        </Button>
        <Button variant="danger" disabled={!given} onClick={() => setAsking(true)}>
          {WORDS.erase}
        </Button>
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={WORDS.erase}
        description={WORDS.confirm(given)}
        size="sm"
      >
        <div className="flex gap-4">
          <Button variant="danger" onClick={() => void erase()}>
            {WORDS.erase}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {CONSOLE.close}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
