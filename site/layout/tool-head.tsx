import { ROUTES } from '#domain/site/routes.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '../ui/section.tsx';

type ToolHeadProps = { words: { back: string; eyebrow: string; title: string; lead: string } };

/** The head of a tool: low, so that the tool itself begins on the first screen. */
export function ToolHead({ words: { back, eyebrow, title, lead } }: ToolHeadProps) {
  return (
    <Section space="none" className="pt-6 pb-5">
      <Container>
        <ButtonLink href={ROUTES.home} variant="quiet" className="print:hidden">
          <Icon name="arrow-left" /> {back}
        </ButtonLink>
        <div className="mt-6 grid gap-x-10 gap-y-5 md:grid-cols-12 md:items-end">
          <div className="md:col-span-6">
            <Eyebrow>{eyebrow}</Eyebrow>
            <Heading level={1} className="mt-4">
              {title}
            </Heading>
          </div>
          <Lead className="md:col-span-6">{lead}</Lead>
        </div>
      </Container>
    </Section>
  );
}
