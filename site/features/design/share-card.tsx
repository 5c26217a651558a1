import { type FormEvent, useState } from 'react';
import { designMailAnswer, designMailSchema, designMailUrl } from '#domain/design/design-answer.ts';
import { apiRequest, RequestError } from '#site/request.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { TextField } from '#site/ui/field.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { toast } from '#site/ui/toast.ts';
import { useWords } from './words.ts';

export function ShareCard({ id, link }: { id: string; link: string }) {
  const { share: words } = useWords();
  const name = link.indexOf('=') + 1;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: words.copied });
    } catch {
      toast({ title: words.copyFailed });
    }
  };
  return (
    <Card as="section" aria-labelledby="share-heading" className="max-sm:p-5 sm:p-7">
      <Heading level={2} size="subheading" id="share-heading">
        {words.heading}
      </Heading>
      <p className="mt-1 text-ink-600 text-small">{words.lead}</p>
      <p className="mt-4 font-medium text-small">{words.linkLabel}</p>
      {/* Whole, in as many lines as it takes. */}
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-foam px-3.5 py-2">
        <p className="wrap-anywhere min-w-0 flex-1 basis-56 select-all text-small">
          {link.slice(0, name)}
          <wbr />
          {link.slice(name)}
        </p>
        <Button variant="quiet" onClick={copy}>
          <Icon name="copy" /> {words.copy}
        </Button>
      </div>
      <MailForm key={id} id={id} />
    </Card>
  );
}

function MailForm({ id }: { id: string }) {
  const { share: words } = useWords();
  const [email, setEmail] = useState('');
  const [website, setWebsite] = useState('');
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<string>();

  async function send(event: FormEvent) {
    event.preventDefault();
    const checked = designMailSchema.safeParse({ email, website });
    setError(checked.success ? undefined : checked.error.issues[0]?.message);
    setAnswer(undefined);
    if (!checked.success) return;
    setSending(true);
    try {
      const response = await apiRequest('POST', designMailUrl(id), checked.data);
      setAnswer(designMailAnswer.parse(await response.json()).message);
    } catch (cause) {
      setError(cause instanceof RequestError ? cause.visitorMessage : words.failed);
    } finally {
      setSending(false);
    }
  }

  return (
    <form onSubmit={send} noValidate className="mt-4">
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <TextField
          label={words.mailLabel}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={words.mailPlaceholder}
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="secondary" size="sm" className="min-h-12 sm:mt-7" pending={sending}>
          {sending ? words.sending : words.send}
        </Button>
      </div>
      <input
        type="text"
        name="website"
        value={website}
        onChange={(event) => setWebsite(event.target.value)}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        className="absolute -left-[9999px] size-px"
      />
      {answer ? (
        <Alert tone="success" className="mt-3">
          {answer}
        </Alert>
      ) : null}
    </form>
  );
}
