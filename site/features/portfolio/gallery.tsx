import type { CSSProperties } from 'react';
import type { Content } from '#content/content.ts';
import { projectPage } from '#domain/site/routes.ts';
import { likeWords } from '#site/like-this.ts';
import { sourceSet } from '#site/ui/picture.tsx';
import { galleryLooks } from './gallery-pattern.ts';

type Variables = CSSProperties & Record<`--${string}`, number | string>;
type GalleryContent = Pick<Content, 'projects' | 'saidDesign'>;
type GalleryProps = { content: GalleryContent; kinds: ReadonlyMap<string, string>; mark: string };

// All forty-two stay in the page; a filter hides. A rail of two rows on phones, an edge-to-edge wall elsewhere.
export function Gallery({ content, kinds, mark }: GalleryProps) {
  const { projects } = content;
  const looks = galleryLooks(projects.length);
  const style: Variables = { '--mark': JSON.stringify(mark) };
  return (
    <ul
      style={style}
      className="mt-8 grid select-none auto-cols-[min(78vw,20rem)] grid-flow-col grid-rows-2 snap-x snap-mandatory scroll-px-[var(--gutter)] gap-x-4 gap-y-8 overflow-x-auto px-[var(--gutter)] md:auto-cols-auto md:grid-flow-row md:grid-cols-8 md:grid-rows-none md:gap-1.5 md:overflow-visible md:px-1.5 lg:grid-cols-10"
    >
      {projects.map((project, index) => (
        <Item
          key={project.slug}
          project={project}
          like={likeWords(content, project)}
          kind={kinds.get(project.category)}
          look={looks[index]}
        />
      ))}
    </ul>
  );
}

type ItemProps = {
  project: Content['projects'][number];
  like: string;
  kind?: string;
  look?: ReturnType<typeof galleryLooks>[number];
};

// The lightbox reads these words and this picture from the page: they travel once.
function Item({ project, like, kind, look }: ItemProps) {
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
              decoding="async"
            />
          </picture>
        </button>
        <figcaption>
          <p className="project-title">
            <b>{title}</b>
            {/* One text node, which the lightbox reads. */}
            {` ${kind ?? ''}`}
          </p>
          <div className="project-words">
            <p>{description}</p>
          </div>
        </figcaption>
      </figure>
    </li>
  );
}
