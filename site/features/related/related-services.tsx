import type { Content } from '#content/content.ts';
import type { RelatedPage } from '#content/related.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';

type RelatedServicesProps = { content: Pick<Content, 'related'>; page: RelatedPage };

/** Where the current page leads. */
export function RelatedServices({ content: { related }, page }: RelatedServicesProps) {
  return (
    <Section space="tight" aria-labelledby="related-heading">
      <Container>
        <Heading id="related-heading" size="subheading">
          {related.RELATED_HEADING}
        </Heading>
        <ul className="mt-4 grid sm:mt-6 border-sand border-t sm:grid-cols-3 sm:gap-x-8 sm:border-t-0">
          {related.RELATED[page].map((link) => (
            <li key={link.to} className="border-sand border-b sm:border-t sm:border-b-0">
              <a href={link.to} className="group flex items-baseline gap-4 py-3.5 sm:py-5">
                <span className="flex-1">
                  <span className="block font-semibold group-hover:text-lagoon">{link.title}</span>
                  <span className="mt-0.5 block text-ink-600 text-small">{link.description}</span>
                </span>
                <Icon
                  name="arrow-right"
                  className="size-4 text-lagoon transition-transform group-hover:translate-x-1"
                />
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
