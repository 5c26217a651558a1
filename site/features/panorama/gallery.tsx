import type { PanoramaDesign } from '#domain/panorama/panorama.ts';
import { Container, Heading, Section } from '#site/ui/section.tsx';
import { DesignCard } from './design-card.tsx';

type GalleryProps = { heading: string; designs: readonly PanoramaDesign[]; open: string };

// The first stands large, the rest in threes; one left over closes the gallery as large as the first.
export function Gallery({ heading, designs, open }: GalleryProps) {
  const [first, ...others] = designs;
  const closing = others.length % 3 === 1 ? others.pop() : undefined;
  return (
    <Section space="tight">
      <Container>
        <Heading className="sr-only">{heading}</Heading>
        {first ? <DesignCard design={first} open={open} lead /> : null}
        <ul className="mt-14 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {others.map((design) => (
            <li key={design.id}>
              <DesignCard design={design} open={open} />
            </li>
          ))}
        </ul>
        {closing ? (
          <div className="mt-14">
            <DesignCard design={closing} open={open} closing />
          </div>
        ) : null}
      </Container>
    </Section>
  );
}
