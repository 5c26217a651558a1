import type { PanoramaDesign } from '#domain/panorama/panorama.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { DesignCard } from './design-card.tsx';

type GalleryProps = { heading: string; designs: readonly PanoramaDesign[]; open: string; like: string };

// The first stands large, the rest in threes; one left over closes the gallery as large as the first.
export function Gallery({ heading, designs, open, like }: GalleryProps) {
  const [first, ...others] = designs;
  const likeOf = (design: PanoramaDesign, variant: 'secondary' | 'quiet' = 'quiet') =>
    design.like ? (
      <ButtonLink
        href={design.like}
        variant={variant}
        size={variant === 'secondary' ? 'lg' : undefined}
        aria-describedby={`panorama-${design.id}`}
      >
        {like}
      </ButtonLink>
    ) : null;
  const closing = others.length % 3 === 1 ? others.pop() : undefined;
  return (
    <Section space="none" className="pt-5 pb-[calc(var(--section)*0.55)] sm:pt-8">
      <Container>
        <Heading className="sr-only">{heading}</Heading>
        {first ? <DesignCard design={first} open={open} action={likeOf(first, 'secondary')} lead /> : null}
        <ul className="mt-10 grid gap-x-8 gap-y-10 sm:mt-14 sm:gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {others.map((design) => (
            <li key={design.id}>
              <DesignCard design={design} open={open} action={likeOf(design)} />
            </li>
          ))}
        </ul>
        {closing ? (
          <div className="mt-10 sm:mt-14">
            <DesignCard design={closing} open={open} action={likeOf(closing, 'secondary')} closing />
          </div>
        ) : null}
      </Container>
    </Section>
  );
}
