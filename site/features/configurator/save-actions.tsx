import type { Design } from '#domain/design/design.ts';
import { designToQuery } from '#domain/design/design-link.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { calculatorLink } from '#domain/design/hand-off.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { handOver } from '#site/design-handover.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import type { PoolViewer } from '#studio/view/pool/pool-viewer.ts';
import { type Keeping, useKeeping } from './use-keeping.ts';
import { useWords } from './words.ts';

type SaveActionsProps = { design: Design; budget: number | null; view: PoolViewer | null };

export function SaveActions({ design, budget, view }: SaveActionsProps) {
  const { CONFIGURATOR: words, stakeOut } = useWords();
  const { doing, keep } = useKeeping(design, view);
  const action = (keeping: Keeping, icon: IconName, label: string) => (
    <Button variant="secondary" size="sm" pending={doing === keeping} onClick={() => void keep(keeping)}>
      <Icon name={icon} /> {label}
    </Button>
  );
  return (
    <div className="space-y-4">
      <Onward design={design} budget={budget} />
      <details className="group border-sand border-t pt-2">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-lagoon text-small [&::-webkit-details-marker]:hidden">
          <Icon name="download" className="size-4.5" />
          <span className="flex-1">{words.exports}</span>
          <Icon name="chevron-down" className="size-4.5 group-open:rotate-180" />
        </summary>
        <div className="mt-1 grid gap-2 [&>button]:justify-start">
          {action('panorama', 'panorama', words.stepInside)}
          {action('model', 'cube', words.saveModel)}
          {action('stakeOut', 'target', stakeOut.label)}
        </div>
        <p className="mt-3 text-fine text-ink-600">
          {words.saveModelHint} {stakeOut.hint}
        </p>
      </details>
    </div>
  );
}

// Where the design goes on to, with its words, its plot and the budget.
function Onward({ design, budget }: Pick<SaveActionsProps, 'design' | 'budget'>) {
  const { CONFIGURATOR: words, plotLinks, prices } = useWords();
  const pages = [
    { page: ROUTES.plot, label: design.site ? plotLinks.changeOnPlot : plotLinks.fromDesign },
    { page: ROUTES.intake, label: words.intake },
  ].map(({ page, label }) => ({ page, href: `${page}?${designToQuery(design)}`, label }));
  return (
    <div className="grid justify-items-start">
      {pages.map(({ page, href, label }) => (
        <ButtonLink
          key={page}
          data-carries
          href={href}
          onClick={() => handOver(href, design, budget)}
          variant={page === ROUTES.plot ? 'secondary' : 'quiet'}
          className={page === ROUTES.plot ? 'mb-2 w-full' : undefined}
        >
          {label}
        </ButtonLink>
      ))}
      <ButtonLink
        data-carries
        href={calculatorLink(design, estimateDesign(prices, design), budget)}
        variant="quiet"
      >
        {words.calculator}
      </ButtonLink>
    </div>
  );
}
