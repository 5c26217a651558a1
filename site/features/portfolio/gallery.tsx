import type { CSSProperties } from 'react';
import type { Content } from '#content/content.ts';
import { projectPage } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { likeWords } from '#site/like-this.ts';
import { metersBeside } from '#site/meters-beside.ts';
import { sourceSet } from '#site/ui/picture.tsx';
import { foldedLooks, type galleryLooks } from './gallery-pattern.ts';

type Variables = CSSProperties & Record<`--${string}`, number | string>;
type GalleryContent = Pick<Content, 'projects' | 'saidDesign'>;
type GalleryProps = {
  content: GalleryContent;
  kinds: ReadonlyMap<string, string>;
  mark: string;
  size: string;
};

// All forty-two stay in the page; a filter hides, and so does the fold until all are asked for. A rail on phones, a wall as
// wide as the page's words elsewhere.
export function Gallery({ content, kinds, mark, size }: GalleryProps) {
  const { projects } = content;
  const looks = foldedLooks(projects.length);
  const style: Variables = { '--mark': JSON.stringify(mark) };
  return (
    <ul
      style={style}
      className="project-wall folded mt-8 grid select-none auto-cols-[min(78vw,20rem)] grid-flow-col snap-x snap-mandatory scroll-px-[var(--gutter)] gap-x-4 gap-y-8 overflow-x-auto px-[var(--gutter)] md:auto-cols-auto md:grid-flow-row md:grid-cols-8 md:gap-2 md:overflow-visible md:px-[var(--edge)] lg:grid-cols-10"
    >
      {projects.map((project, index) => (
        <Item
          key={project.slug}
          project={project}
          like={likeWords(content, project)}
          kind={kinds.get(project.category)}
          size={sizeOf(project, size)}
          look={looks[index]}
        />
      ))}
    </ul>
  );
}

const sizeOf = ({ design }: Content['projects'][number], words: string) =>
  design &&
  metersBeside(
    fill(words, { length: design.lengthFt, width: design.widthFt }),
    design.lengthFt,
    design.widthFt,
  );

type ItemProps = {
  project: Content['projects'][number];
  like: string;
  kind?: string;
  size?: string;
  look?: ReturnType<typeof galleryLooks>[number];
};

// The lightbox reads these words and this picture from the page: they travel once.
function Item({ project, like, kind, size, look }: ItemProps) {
  const { slug, picture, title, description, category } = project;
  const style: Variables = { '--wide': look?.wide ?? 2, '--middle': look?.middle ?? 2 };
  return (
    <li
      data-kind={category}
      data-page={projectPage(slug)}
      data-like={like}
      style={style}
      className={look?.className}
    >
      <figure>
        <button type="button" aria-haspopup="dialog">
          <picture>
            <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={look?.sizes} />
            <img
              src={`/pictures/${picture.name}-${picture.widths[1]}.webp`}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading="lazy"
            />
          </picture>
        </button>
        <figcaption>
          <p className="project-title">
            <b>{title}</b>
            {/* One text node, which the lightbox reads. */}
            {` ${kind ?? ''}`}
            {size ? <span>{size}</span> : null}
          </p>
          <div className="project-words">
            <p>{description}</p>
          </div>
        </figcaption>
      </figure>
    </li>
  );
}
