import { clockIn, dayIn } from '#domain/booking/local-time.ts';
import { placeOf } from '#domain/console/place.ts';
import type { Today } from '#domain/console/today.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { grouped } from '#domain/words/grouped.ts';
import { shortDay } from '../calls/week.ts';
import { Speaks } from '../speaks.tsx';
import { useWords } from '../words.ts';
import { DAY_LINE, DAY_LIST, DayMore, DayPart, Onward } from './day-part.tsx';

/** What is paid and cannot begin yet; a line leads to the project, or to the order that has none. An order that waits for a reply says so there. */
export function SurveyPart({ withoutSurvey, unanswered }: Pick<Today, 'withoutSurvey' | 'unanswered'>) {
  const { TODAY, STUDIO_ZONE } = useWords();
  const words = TODAY.survey;
  const waiting = new Set(unanswered.people.flat().map(({ item }) => item.id));
  const orders = withoutSurvey.orders.filter(({ id }) => !waiting.has(id));
  const more = withoutSurvey.count - withoutSurvey.orders.length;
  if (orders.length === 0) return null;
  return (
    <DayPart title={words.title} lead={words.lead}>
      <ol className={DAY_LIST}>
        {orders.map(({ id, packageTitle, name, paidAt, projectId, hasForm, language }) => (
          <li key={id}>
            <a
              href={projectId ? placeOf('projects', projectId) : placeOf('orders', id)}
              className={`${DAY_LINE} text-small`}
            >
              <span className="min-w-0 flex-1 break-words">
                <span className="block font-semibold">
                  {name || packageTitle} <Speaks language={language} className="ms-2" />
                </span>
                <span className="block">{name ? packageTitle : ''}</span>
                <span className="flex flex-wrap gap-x-4 text-ink-600">
                  <span className="tabular-nums">
                    {fill(words.paid, {
                      date: shortDay(dayIn(STUDIO_ZONE, paidAt)),
                      time: clockIn(STUDIO_ZONE, paidAt),
                    })}
                  </span>
                  <span>{hasForm ? words.withForm : words.withoutForm}</span>
                </span>
              </span>
              <Onward />
            </a>
          </li>
        ))}
      </ol>
      {more > 0 ? (
        <DayMore href={placeOf('orders')}>{counted(words.more, more, { count: grouped(more) })}</DayMore>
      ) : null}
    </DayPart>
  );
}
