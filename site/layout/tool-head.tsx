import { ROUTES } from '#domain/site/routes.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '../ui/section.tsx';

type ToolHeadProps = { words: { back: string; eyebrow: string; title: string; lead: string } };

/** The head of a tool: low, so that the tool itself begins on the first screen. */
export function ToolHead({ words: { back, eyebrow, title, lead } }: ToolHeadProps) {
  return (
    <Section tone="travertine" space="none" className="pt-4 pb-7 sm:pb-9">
      <Container>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <ButtonLink href={ROUTES.home} variant="quiet" className="print:hidden">
            <Icon name="arrow-left" /> {back}
          </ButtonLink>
          <Eyebrow className="max-sm:hidden">{eyebrow}</Eyebrow>
        </div>
        <div className="mt-4 grid gap-x-10 gap-y-3 lg:grid-cols-12 lg:items-end">
          <Heading level={1} className="lg:col-span-7">
            {title}
          </Heading>
          <Lead className="max-sm:text-[1.0625rem] max-lg:max-w-[40em] lg:col-span-5">{lead}</Lead>
        </div>
      </Container>
    </Section>
  );
}
