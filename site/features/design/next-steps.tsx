import type { ReactNode } from 'react';
import { stakeOutUrl } from '#domain/design/design-answer.ts';
import { calculatorLink, contactLink } from '#domain/design/hand-off.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { handOver } from '#site/design-handover.ts';
import { here, pageReader } from '#site/language.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Card } from '#site/ui/card.tsx';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { toast } from '#site/ui/toast.ts';
import { onwardLink } from './into-3d.tsx';
import { PlansAction } from './plans-step.tsx';
import type { Shown } from './use-design-tool.ts';
import { useWords } from './words.ts';

type NextProps = { shown: Shown | null; processing: boolean; onRefine: () => void };

export function NextSteps(props: NextProps) {
  const { next } = useWords();
  const ready = props.processing ? null : props.shown;
  return (
    <Card as="section" tone="foam" aria-labelledby="next-heading" className="max-sm:p-5 sm:p-7">
      <Heading level={2} size="subheading" id="next-heading">
        {next.heading}
      </Heading>
      {ready ? (
        <div className="mt-4">
          <PlansAction shown={ready} />
        </div>
      ) : null}
      <div
        className={
          ready
            ? 'mt-4 flex flex-wrap gap-x-8 border-foam-200 border-t pt-3 max-sm:grid max-sm:justify-items-start'
            : 'mt-5 grid gap-3 md:grid-cols-3'
        }
      >
        <StepButtons {...props} />
        {ready ? <More shown={ready} /> : null}
      </div>
    </Card>
  );
}

/** Named before there is a design; what they say then is why they lead nowhere yet. */
export function StepButtons({ shown, processing, onRefine }: NextProps) {
  const { next, toasts } = useWords();
  const ready = shown !== null && !processing;
  const go = (notice: { title: string }, address: (shown: Shown) => string) => () => {
    if (!shown || processing) {
      toast(toasts.noDesign);
      return;
    }
    toast(notice);
    location.assign(here(address(shown)));
  };
  return (
    <>
      <Step
        icon="calculator"
        ready={ready}
        onPress={go(toasts.toCalculator, ({ design, estimate, budget }) =>
          calculatorLink(design, estimate, budget),
        )}
      >
        {next.calculator}
      </Step>
      <Step
        icon="stamp"
        ready={ready}
        onPress={go(toasts.toContact, ({ design, stored, changed, estimate, budget, notUnderstood }) => {
          const id = stored && !changed ? stored.id : null;
          const contact = contactLink(design, stored?.links.share ?? null, estimate, {
            id,
            reader: pageReader(),
          });
          handOver(
            contact,
            design,
            budget,
            notUnderstood.map(({ text }) => text),
          );
          return contact;
        })}
      >
        {next.quote}
      </Step>
      <Step icon="edit" ready={ready} onPress={ready ? onRefine : () => toast(toasts.noDesign)}>
        {next.refine}
      </Step>
    </>
  );
}

type StepProps = {
  icon: IconName;
  ready: boolean;
  onPress: () => void;
  children: ReactNode;
};

// Looks disabled without a design, yet a press says why.
function Step({ icon, ready, onPress, children }: StepProps) {
  return (
    <Button
      variant={ready ? 'quiet' : 'secondary'}
      size="sm"
      aria-disabled={ready ? undefined : true}
      onClick={onPress}
      className={
        ready
          ? undefined
          : 'cursor-not-allowed! border-transparent! bg-foam-200! font-medium text-ink-600! text-small opacity-100! max-sm:w-full'
      }
    >
      <Icon name={icon} /> {children}
    </Button>
  );
}

// An outside calendar takes no design.
const talkHref = (href: string, id: string) => (href === ROUTES.book ? `${href}?design=${id}` : href);

function More({ shown }: { shown: Shown }) {
  const { next, plotLinks, stakeOut, talk } = useWords();
  const { design, stored } = shown;
  return (
    <>
      {stored ? (
        <ButtonLink variant="quiet" href={talkHref(talk.href, stored.id)}>
          <Icon name="calendar" /> {talk.label}
        </ButtonLink>
      ) : null}
      <details>
        <summary className="min-h-11 py-2.5 text-lagoon text-small">{next.more}</summary>
        <div className="grid justify-items-start [&>.button]:font-normal [&>.button]:text-small">
          <ButtonLink variant="quiet" {...onwardLink(ROUTES.plot, shown)}>
            <Icon name="ruler" /> {design.site ? plotLinks.changeOnPlot : plotLinks.fromDesign}
          </ButtonLink>
          {stored ? (
            <>
              <ButtonLink variant="quiet" href={stored.links.panorama}>
                <Icon name="panorama" /> {next.panorama}
              </ButtonLink>
              <ButtonLink variant="quiet" href={stored.links.pack} download>
                <Icon name="document" /> {next.pack}
              </ButtonLink>
              <ButtonLink variant="quiet" href={stakeOutUrl(stored.id)} download>
                <Icon name="target" /> {stakeOut.label}
              </ButtonLink>
            </>
          ) : null}
        </div>
      </details>
    </>
  );
}
