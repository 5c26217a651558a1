import type { Design } from '#domain/design/design.ts';
import { designToQuery } from '#domain/design/design-link.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { calculatorLink } from '#domain/design/hand-off.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { handOver } from '#site/design-handover.ts';
import { Button } from '#site/ui/button.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import type { PoolViewer } from '#studio/view/pool/pool-viewer.ts';
import { type Keeping, useKeeping } from './use-keeping.ts';
import { useWords } from './words.ts';

type SaveActionsProps = { design: Design; budget: number | null; view: PoolViewer | null };

const ROW =
  'flex min-h-12 items-center justify-between gap-4 border-sand border-b py-2 font-semibold text-small hover:text-lagoon';

export function SaveActions({ design, budget, view }: SaveActionsProps) {
  const { CONFIGURATOR: words, stakeOut } = useWords();
  const { doing, keep } = useKeeping(design, view);
  const action = (keeping: Keeping, icon: IconName, label: string) => (
    <Button variant="secondary" size="sm" pending={doing === keeping} onClick={() => void keep(keeping)}>
      <Icon name={icon} /> {label}
    </Button>
  );
  return (
    <div>
      <Onward design={design} budget={budget} />
      <Fold line={words.exports} lineClassName={ROW}>
        <div className="mt-4 grid gap-2 [&>button]:justify-start">
          {action('panorama', 'panorama', words.stepInside)}
          {action('model', 'cube', words.saveModel)}
          {action('stakeOut', 'target', stakeOut.label)}
        </div>
        <p className="mt-3 text-fine text-ink-600">
          {words.saveModelHint} {stakeOut.hint}
        </p>
      </Fold>
    </div>
  );
}

// Where the design goes on to, with its words, its plot and the budget.
function Onward({ design, budget }: Pick<SaveActionsProps, 'design' | 'budget'>) {
  const { CONFIGURATOR: words, plotLinks, prices } = useWords();
  const query = designToQuery(design);
  const kept = [
    { href: `${ROUTES.plot}?${query}`, label: design.site ? plotLinks.changeOnPlot : plotLinks.fromDesign },
    { href: `${ROUTES.intake}?${query}`, label: words.intake },
  ].map((way) => ({ ...way, onClick: () => handOver(way.href, design, budget) }));
  const ways = [
    ...kept,
    { href: calculatorLink(design, estimateDesign(prices, design), budget), label: words.calculator },
  ];
  return ways.map(({ label, ...way }) => (
    <a key={label} data-carries {...way} className={ROW}>
      {label}
      <Icon name="arrow-right" className="size-4.5 text-lagoon" />
    </a>
  ));
}
