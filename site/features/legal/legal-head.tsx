import type { Content } from '#content/content.ts';
import type { LegalDocument } from '#content/legal.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Heading, Lead, Section } from '#site/ui/section.tsx';

type LegalHeadProps = { words: Content['legal']['LEGAL_PAGE']; document: LegalDocument };

// What the document is on the left, what most readers come for on the right.
export function LegalHead({ words, document: { title, updated, summary, points } }: LegalHeadProps) {
  return (
    <Section tone="travertine" space="tight" className="print:!bg-white print:!py-0">
      <Container className="grid gap-x-16 gap-y-9 lg:grid-cols-2">
        <div>
          <Heading level={1}>{title}</Heading>
          <p className="mt-4 text-ink-600">
            {words.updated}:{' '}
            {updated ? (
              <time dateTime={updated.day}>{updated.words}</time>
            ) : (
              <time data-today="">{words.today}</time>
            )}
          </p>
          <Lead className="mt-6">{summary}</Lead>
          <Button
            data-print=""
            variant="secondary"
            size="sm"
            className="mt-7 print:hidden [@media(scripting:none)]:hidden"
          >
            {words.print}
          </Button>
        </div>
        <Points words={words} points={points} />
      </Container>
    </Section>
  );
}

function Points({ words, points }: { words: LegalHeadProps['words']; points: LegalDocument['points'] }) {
  return (
    <div className="lg:pt-3 print:hidden">
      <Heading size="small">{words.points}</Heading>
      <ul className="mt-3 gap-x-10 md:max-lg:grid md:max-lg:grid-cols-2">
        {points.map(({ text, at }) => (
          <li key={text} className="border-ink/20 border-t">
            <a href={`#${at}`} className="group flex min-h-14 items-center gap-4 py-3 leading-snug">
              <span className="flex-1 font-medium group-hover:text-lagoon">{text}</span>
              <Icon name="arrow-down" className="size-4 shrink-0 text-lagoon" />
            </a>
          </li>
        ))}
      </ul>
      <p className="border-ink/20 border-t pt-3 text-fine text-ink-600">{words.pointsNote}</p>
    </div>
  );
}
