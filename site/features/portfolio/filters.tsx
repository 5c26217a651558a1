import type { Content } from '#content/content.ts';

type FiltersProps = Pick<Content['portfolio'], 'PORTFOLIO' | 'PORTFOLIO_FILTERS'> & Pick<Content, 'projects'>;

export function Filters({ PORTFOLIO, PORTFOLIO_FILTERS, projects }: FiltersProps) {
  const countOf = (filter: string) =>
    projects.filter((project) => filter === 'all' || project.category === filter).length;
  return (
    <fieldset className="-mx-[var(--gutter)] min-w-0 overflow-x-auto px-[var(--gutter)] [scrollbar-width:none]">
      <legend className="sr-only">{PORTFOLIO.filterLabel}</legend>
      <div className="flex min-w-max gap-7 border-white/20 border-b">
        {PORTFOLIO_FILTERS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            data-filter={value}
            aria-pressed={value === 'all'}
            className="-mb-px min-h-12 border-transparent border-b-2 py-3 font-medium text-water-200 transition-colors hover:not-aria-pressed:border-white/40 hover:text-white aria-pressed:border-water aria-pressed:text-white"
          >
            {label}
            <span aria-hidden="true" className="ms-2 text-fine text-water-300 tabular-nums">
              {countOf(value)}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
