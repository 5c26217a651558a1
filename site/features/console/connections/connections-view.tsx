import { useState } from 'react';
import { CONNECTIONS_URL, connectionsSchema } from '#domain/webhook/connections.ts';
import { Button } from '#site/ui/button.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Loaded, ViewHeader } from '../parts.tsx';
import { useRead } from '../use-read.ts';
import { useWords } from '../words.ts';
import { ConnectionCard } from './connection-card.tsx';
import { ConnectionDialog } from './connection-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';

type New = { id: string; name: string; secret: string };

/** Other programs that are told what happens; the owner's. */
export function ConnectionsView() {
  const { CONSOLE, CONNECTIONS } = useWords();
  const query = useRead(connectionsSchema, CONNECTIONS_URL);
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<New>();
  const reload = () => void query.refetch();
  return (
    <section>
      <ViewHeader title={CONSOLE.views.connections} refreshing={query.isRefetching} onRefresh={reload}>
        <Button size="sm" onClick={() => setAdding(true)}>
          {CONNECTIONS.add}
        </Button>
      </ViewHeader>
      <p className="mt-2 max-w-prose">{CONNECTIONS.lead}</p>
      <p className="mt-1 max-w-prose text-ink-600 text-small">{CONNECTIONS.privacy}</p>
      <Loaded query={query}>
        {({ items }) =>
          items.length > 0 ? (
            <ul className="mt-6 grid gap-5">
              {items.map((connection) => (
                <ConnectionCard key={connection.id} connection={connection} onChanged={reload} />
              ))}
            </ul>
          ) : (
            <NothingYet />
          )
        }
      </Loaded>
      {adding ? (
        <ConnectionDialog
          onClose={() => setAdding(false)}
          onDone={(told) => {
            setAdding(false);
            setAdded(told);
            reload();
          }}
        />
      ) : null}
      {added ? (
        <SecretDialog connection={added} told={added.secret} onClose={() => setAdded(undefined)} />
      ) : null}
    </section>
  );
}

function NothingYet() {
  const { title, body, steps } = useWords().CONNECTIONS.empty;
  return (
    <div className="mt-6 rounded-card bg-foam p-6 sm:p-8">
      <Heading level={2} size="subheading">
        {title}
      </Heading>
      <p className="mt-2 max-w-prose">{body}</p>
      <ol className="mt-4 grid max-w-prose list-decimal gap-1.5 ps-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
