import type { ReactNode } from 'react';
import { LAUNCH_GROUPS, type LaunchGroup, type LaunchItem, launchSchema } from '#domain/console/launch.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { toast } from '#site/ui/toast.ts';
import { UntranslatedList } from './content/untranslated-list.tsx';
import { Loaded, ViewHeader } from './parts.tsx';
import { useRead } from './use-read.ts';
import { type ConsoleWords, useWords } from './words.ts';

const GROUPS: LaunchGroup[] = ['samples', 'details', 'spanish', 'server', 'accounts'];
const isOpen = ({ done }: LaunchItem) => !done;
const inGroup = (group: LaunchGroup, { id }: LaunchItem) => LAUNCH_GROUPS[group].some((one) => one === id);

const launchTitle = ({ items }: ConsoleWords['LAUNCH'], { id, count = 0 }: LaunchItem) => {
  const { title, several } = items[id];
  return several ? counted(several, count) : title;
};

/** The same with what to do about it. */
export const launchTask = (words: ConsoleWords['LAUNCH'], item: LaunchItem) => {
  const what = launchTitle(words, item);
  const group = GROUPS.find((one) => inGroup(one, item));
  const action = group ? words.groups[group].action : '';
  return action ? fill(words.actionThe, { action, what }) : what;
};

export function LaunchView() {
  const { CONSOLE, LAUNCH } = useWords();
  const query = useRead(launchSchema, '/api/staff/launch');
  return (
    <section>
      <ViewHeader
        title={CONSOLE.views.launch}
        refreshing={query.isRefetching}
        onRefresh={() => void query.refetch()}
        total={<Total items={query.data?.items ?? []} />}
      />
      <Loaded query={query}>
        {({ isPublic, items, untranslated }) => {
          const open = items.filter(isOpen);
          return (
            <>
              <p className="mt-2 max-w-prose">
                {LAUNCH.lead[open.length === 0 ? 'done' : isPublic ? 'public' : 'local']}
              </p>
              {GROUPS.map((group) => (
                <OpenItems
                  key={group}
                  group={group}
                  isPublic={isPublic}
                  items={open.filter((item) => inGroup(group, item))}
                >
                  {group === 'spanish' ? <UntranslatedList sentences={untranslated} /> : null}
                </OpenItems>
              ))}
              <DoneItems items={items.filter(({ done }) => done)} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function Total({ items }: { items: LaunchItem[] }) {
  const { LAUNCH } = useWords();
  const left = items.filter(isOpen).length;
  return left > 0 ? <p className="text-ink-600">{counted(LAUNCH.open, left)}</p> : null;
}

type OpenItemsProps = {
  group: LaunchGroup;
  isPublic: boolean;
  items: LaunchItem[];
  children: ReactNode;
};

function OpenItems({ group, isPublic, items, children }: OpenItemsProps) {
  const { LAUNCH } = useWords();
  if (items.length === 0) return null;
  const { heading, lead, local, action } = LAUNCH.groups[group];
  return (
    <section className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5">
        <Heading level={2} size="subheading">
          {heading}
        </Heading>
        <p className="text-ink-600 text-small">{counted(LAUNCH.open, items.length)}</p>
      </div>
      <p className="mt-1 max-w-prose text-ink-600 text-small">{isPublic ? lead : (local ?? lead)}</p>
      {group === 'server' ? <CopyList items={items} /> : null}
      <ul className="mt-3 divide-y divide-sand border-sand border-y">
        {items.map((item) => (
          <OpenItem key={item.id} item={item} action={action} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function CopyList({ items }: { items: LaunchItem[] }) {
  const { LAUNCH } = useWords();
  const lines = items.map((item) => {
    const setting = item.setting ? ` ${fill(LAUNCH.setting, { setting: item.setting })}.` : '';
    return `- ${launchTitle(LAUNCH, item)}: ${LAUNCH.items[item.id].why}${setting}`;
  });
  const copy = () =>
    navigator.clipboard.writeText([...lines, '', LAUNCH.settingsNote].join('\n')).then(
      () => toast({ title: LAUNCH.copied }),
      () => toast({ title: LAUNCH.notCopied, variant: 'destructive' }),
    );
  return (
    <Button variant="secondary" size="sm" className="mt-2" onClick={() => void copy()}>
      {LAUNCH.copy}
    </Button>
  );
}

function OpenItem({ item, action }: { item: LaunchItem; action: string }) {
  const { LAUNCH } = useWords();
  const title = launchTitle(LAUNCH, item);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3.5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium">{title}</p>
        <p className="max-w-prose text-ink-600 text-small">{LAUNCH.items[item.id].why}</p>
      </div>
      {item.setting ? (
        <p className="break-all text-ink-600 text-small">{fill(LAUNCH.setting, { setting: item.setting })}</p>
      ) : null}
      {item.place ? (
        <a
          href={item.place}
          aria-label={fill(LAUNCH.actionThe, { action, what: title })}
          className="text-link inline-block py-2.5 text-small"
        >
          {action}
        </a>
      ) : null}
    </li>
  );
}

function DoneItems({ items }: { items: LaunchItem[] }) {
  const { LAUNCH } = useWords();
  if (items.length === 0) return null;
  return (
    <section className="mt-10 text-ink-600">
      <Heading level={2} size="small">
        {LAUNCH.doneHeading}
      </Heading>
      <ul className="mt-2 grid gap-x-6 text-small sm:grid-cols-2">
        {items.map(({ id }) => (
          <li key={id} className="flex items-start gap-2 py-1">
            <Icon name="check" className="mt-1 size-4 shrink-0" />
            {LAUNCH.items[id].title}
          </li>
        ))}
      </ul>
    </section>
  );
}
