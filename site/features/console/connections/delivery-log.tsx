import {
  CONNECTIONS_URL,
  type Connection,
  type Delivery,
  deliveryPageSchema,
} from '#domain/webhook/connections.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { useAttempt } from '../attempt.ts';
import { Line, Lines, Loaded, More } from '../parts.tsx';
import { showDate } from '../show-value.ts';
import { send } from '../staff-calls.ts';
import { useReadPages } from '../use-read.ts';
import { type ConsoleWords, useWords } from '../words.ts';
import { errorWords } from './error-words.ts';

const logUrl = (id: string) => `${CONNECTIONS_URL}/${id}/deliveries`;

export function DeliveryLog({ connection: { id, active } }: { connection: Connection }) {
  const words = useWords().CONNECTIONS.log;
  const query = useReadPages(deliveryPageSchema, (key) => `${logUrl(id)}${key ? `?after=${key}` : ''}`);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        <p className="text-ink-600">{words.lead}</p>
        <Refresh busy={query.refreshing} onPress={query.refetch} />
      </div>
      <Loaded query={query}>
        {(deliveries) =>
          deliveries.length > 0 ? (
            <Lines>
              {deliveries.map((delivery) => (
                <Logged
                  key={delivery.id}
                  url={`${logUrl(id)}/${delivery.id}`}
                  delivery={delivery}
                  active={active}
                  onChanged={query.refetch}
                />
              ))}
            </Lines>
          ) : (
            <p className="mt-2">{words.empty}</p>
          )
        }
      </Loaded>
      <More pages={query} />
    </>
  );
}

function Refresh({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  const { CONSOLE } = useWords();
  return (
    <Button variant="quiet" pending={busy} onClick={onPress}>
      {CONSOLE.refresh}
    </Button>
  );
}

type Words = Pick<ConsoleWords, 'CONNECTIONS' | 'STUDIO_ZONE'>;

/** How it went, from the state to the answer. */
const notesOf = ({ CONNECTIONS: words, STUDIO_ZONE }: Words, delivery: Delivery): string[] => {
  const { log } = words;
  const { state, attempts, nextAttemptAt, responseStatus, tookMs, responseExcerpt } = delivery;
  const why = errorWords(words, delivery);
  const how = [
    log.states[state],
    ...(attempts > 0 ? [counted(log.attempts, attempts)] : []),
    ...(responseStatus ? [fill(log.status, { status: responseStatus })] : []),
    ...(responseStatus && tookMs !== null ? [fill(log.took, { ms: tookMs })] : []),
    ...(nextAttemptAt && attempts > 0
      ? [fill(log.next, { date: showDate(STUDIO_ZONE, nextAttemptAt) })]
      : []),
  ].join(', ');
  return [how, ...(why ? [why] : []), ...(responseExcerpt ? [`“${responseExcerpt}”`] : [])];
};

type LoggedProps = { url: string; delivery: Delivery; active: boolean; onChanged: () => void };

function Logged({ url, delivery, active, onChanged }: LoggedProps) {
  const all = useWords();
  const words = all.CONNECTIONS;
  const { attempt, busy } = useAttempt();
  const name = words.eventNames[delivery.event];
  const event = delivery.isTest ? fill(words.log.test, { event: name }) : name;
  const date = showDate(all.STUDIO_ZONE, delivery.createdAt);
  async function again() {
    if (await attempt(() => send('POST', `${url}/again`), words.log.queued)) onChanged();
  }
  return (
    <Line title={`${date}: ${event}`} notes={notesOf(all, delivery)}>
      {active && delivery.error !== 'erased' ? (
        <Button
          variant="quiet"
          pending={busy}
          aria-label={fill(words.log.againThe, { event, date })}
          onClick={() => void again()}
        >
          {words.log.again}
        </Button>
      ) : null}
    </Line>
  );
}
