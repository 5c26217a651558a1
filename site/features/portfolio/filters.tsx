import type { PortfolioFilter } from '#content/portfolio.ts';
import { classes } from '#site/ui/classes.ts';
import { useWords } from './words.ts';

type FiltersProps = { value: PortfolioFilter; onChange: (filter: PortfolioFilter) => void };

export function Filters({ value, onChange }: FiltersProps) {
  const { PORTFOLIO, PORTFOLIO_FILTERS, projects } = useWords();
  const countOf = (filter: PortfolioFilter) =>
    projects.filter((project) => filter === 'all' || project.category === filter).length;
  return (
    <fieldset className="-mx-[var(--gutter)] overflow-x-auto px-[var(--gutter)] [scrollbar-width:none]">
      <legend className="sr-only">{PORTFOLIO.filterLabel}</legend>
      <div className="flex min-w-max gap-7 border-white/20 border-b">
        {PORTFOLIO_FILTERS.map((filter) => (
          <button
            key={filter.value}
            type="button"
            aria-pressed={value === filter.value}
            onClick={() => onChange(filter.value)}
            className={classes(
              '-mb-px min-h-12 border-b-2 py-3 font-medium transition-colors',
              value === filter.value
                ? 'border-water text-white'
                : 'border-transparent text-water-200 hover:border-white/40 hover:text-white',
            )}
          >
            {filter.label}
            <span aria-hidden="true" className="ms-2 text-fine text-water-300 tabular-nums">
              {countOf(filter.value)}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
