import type { ReactNode } from 'react';
import { WEIGHTS } from '#domain/project/room.ts';
import { Button } from '#site/ui/button.tsx';
import type { ThreadPowers } from './thread-actions.tsx';
import { ThreadView } from './thread-view.tsx';
import { matches, type Thread, type ThreadFilter } from './threads.ts';
import { useWords } from './words.ts';

type Option = { value: string; label: string };
type ChoiceProps = {
  label: string;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
};

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      className="h-11 min-w-0 flex-1 rounded-control border border-ink-400 bg-white px-1.5 text-ink text-small"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

const STATES = ['all', 'open', 'resolved'] as const;

type FilterProps = {
  filter: ThreadFilter;
  onFilter: (filter: ThreadFilter) => void;
  page: number;
  pages: number;
};

function Filters({ filter, onFilter, page, pages }: FilterProps) {
  const words = useWords();
  const onlyThis = filter.page !== 'all';
  return (
    <div className="flex gap-1.5 border-foam-200 border-b px-4 py-2">
      {pages > 1 ? (
        <Choice
          label={words.filterPage}
          value={onlyThis ? 'this' : 'all'}
          options={[
            { value: 'all', label: words.allPages },
            { value: 'this', label: words.thisPage },
          ]}
          onChoose={(value) => onFilter({ ...filter, page: value === 'this' ? page : 'all' })}
        />
      ) : null}
      <Choice
        label={words.filterState}
        value={filter.state}
        options={STATES.map((value) => ({ value, label: words.states[value] }))}
        onChoose={(value) => onFilter({ ...filter, state: STATES.find((state) => state === value) ?? 'all' })}
      />
      <Choice
        label={words.filterWeight}
        value={filter.weight}
        options={[
          { value: 'all', label: words.allWeights },
          ...WEIGHTS.map((value) => ({ value, label: words.weightLabels[value] })),
        ]}
        onChoose={(value) =>
          onFilter({ ...filter, weight: WEIGHTS.find((weight) => weight === value) ?? 'all' })
        }
      />
    </div>
  );
}

type CommentPanelProps = FilterProps & {
  threads: readonly Thread[];
  chosenId: string | null;
  focusedId: string | null;
  onChoose: (id: string | null) => void;
  onWholePage: () => void;
  powers: ThreadPowers;
  /** The comment being written stands above the others. */
  composer: ReactNode;
};

/** The same comments as the pins, as a list. */
export function CommentPanel(props: CommentPanelProps) {
  const { threads, filter, chosenId, focusedId, onChoose, onWholePage, pages, powers, composer } = props;
  const words = useWords();
  const shown = threads.filter((thread) => matches(thread, filter));
  return (
    <>
      {composer ? <div className="border-foam-200 border-b p-4">{composer}</div> : null}
      {threads.length > 0 ? <Filters {...props} /> : null}
      {powers.canComment && !composer ? (
        <div className="px-4 pt-2">
          <Button variant="quiet" onClick={onWholePage}>
            {pages > 1 ? words.wholePage : words.wholeDrawing}
          </Button>
        </div>
      ) : null}
      {shown.length > 0 ? (
        <ul>
          {shown.map((thread) => (
            <ThreadView
              key={thread.comment.id}
              thread={thread}
              pages={pages}
              open={thread.comment.id === chosenId}
              focused={thread.comment.id === focusedId}
              onToggle={() => onChoose(thread.comment.id === chosenId ? null : thread.comment.id)}
              powers={powers}
            />
          ))}
        </ul>
      ) : (
        <p className="px-4 py-4 text-ink-600 text-small">
          {threads.length > 0 ? words.noneFiltered : words.none}{' '}
          {threads.length === 0 && powers.canComment ? words.noneHint : null}
        </p>
      )}
    </>
  );
}
