import { counted } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { Container } from '#site/ui/section.tsx';
import { useOpenRoom } from './room-context.tsx';
import { hrefOf } from './use-view.ts';
import { type RoomSection, SECTIONS, type View } from './views.ts';
import { useWords } from './words.ts';

/** The parts of the room; each says how much in it is new. */
export function SectionNav({ view }: { view: View }) {
  const { ROOM } = useWords();
  const current = 'section' in view ? view.section : 'home';
  return (
    <nav aria-label={ROOM.sections} className="border-sand border-b bg-white">
      <Container className="max-sm:px-2">
        <ul className="flex max-sm:justify-between max-sm:overflow-x-auto">
          {SECTIONS.map((section) => (
            <li key={section}>
              <SectionLink section={section} current={section === current} isHere={'section' in view} />
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}

type LinkProps = { section: RoomSection; current: boolean; isHere: boolean };

function SectionLink({ section, current, isHere }: LinkProps) {
  const { ROOM } = useWords();
  const { show } = useOpenRoom();
  const fresh = useNew()[section];
  return (
    <a
      href={hrefOf({ section })}
      aria-current={current ? (isHere ? 'page' : 'true') : undefined}
      className={classes(
        'flex min-h-13 items-center gap-1.5 whitespace-nowrap border-b-3 px-1.5 text-small sm:gap-2 sm:px-4',
        current ? 'border-lagoon font-semibold' : 'border-transparent text-ink-600 hover:text-ink',
      )}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        show({ section });
      }}
    >
      {ROOM.views[section]}
      {fresh > 0 ? (
        <span className="grid h-5 min-w-5 place-items-center rounded-full bg-clay-600 px-1.5 font-semibold text-[0.75rem] text-white leading-none tabular-nums">
          <span aria-hidden="true">{fresh}</span>
          <span className="sr-only">{counted(ROOM.newCount, fresh)}</span>
        </span>
      ) : null}
    </a>
  );
}

/** What waits for somebody's eyes, by part. */
function useNew(): Record<RoomSection, number> {
  const { room } = useOpenRoom();
  return {
    home: room.deliveries.filter(({ versions: [newest] }) => newest && !newest.seenAt).length,
    messages: room.messages.filter(({ side, readAt }) => side === 'studio' && !readAt).length,
    payments: room.quotes.filter(({ state }) => state === 'open' || state === 'accepted').length,
    link: 0,
  };
}
