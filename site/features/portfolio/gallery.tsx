import type { SyntheticEvent } from 'react';
import { picture } from '#content/pictures.ts';
import { PORTFOLIO } from '#content/portfolio.ts';
import type { Project } from '#content/projects/project.ts';
import { projects } from '#content/projects/projects.ts';
import { classes } from '#site/ui/classes.ts';
import { Picture } from '#site/ui/picture.tsx';
import { placeInGallery } from './gallery-pattern.ts';

const refuse = (event: SyntheticEvent) => event.preventDefault();

type GalleryProps = { shown: readonly Project[]; onOpen: (index: number) => void; onNear: () => void };

// All forty-two stay in the page; a filter hides. A rail of two rows on phones, a mosaic elsewhere.
export function Gallery({ shown, onOpen, onNear }: GalleryProps) {
  return (
    <ul
      onContextMenu={refuse}
      onDragStart={refuse}
      onPointerEnter={onNear}
      className={classes(
        '-mx-[var(--gutter)] mt-8 select-none gap-x-4 gap-y-8 px-[var(--gutter)]',
        'grid auto-cols-[min(72vw,20rem)] grid-flow-col grid-rows-2 snap-x snap-mandatory scroll-px-[var(--gutter)] overflow-x-auto',
        'md:auto-cols-auto md:grid-flow-row md:grid-cols-12 md:grid-rows-none md:gap-x-5 md:overflow-visible',
      )}
    >
      {projects.map((project) => (
        <Item key={project.slug} project={project} index={shown.indexOf(project)} onOpen={onOpen} />
      ))}
    </ul>
  );
}

type ItemProps = { project: Project; index: number; onOpen: (index: number) => void };

function Item({ project, index, onOpen }: ItemProps) {
  const { wide, tall } = placeInGallery(index);
  const file = picture(project.slug);
  return (
    <li
      hidden={index < 0}
      className={classes('snap-start', wide ? 'md:col-span-4 lg:col-span-6' : 'md:col-span-4 lg:col-span-3')}
    >
      <figure>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(index)}
          className="group relative block w-full overflow-hidden rounded-control [-webkit-touch-callout:none]"
        >
          <Picture
            picture={file}
            sizes={
              wide
                ? '(min-width: 64rem) 640px, (min-width: 48rem) 30vw, 72vw'
                : '(min-width: 64rem) 310px, (min-width: 48rem) 30vw, 72vw'
            }
            className={classes(
              'aspect-[8/5] transition-transform duration-700 ease-water group-hover:scale-[1.03] md:aspect-[4/3] lg:aspect-auto',
              tall ? 'lg:h-80' : 'lg:h-52',
            )}
            imgClassName="pointer-events-none"
          />
          <span
            aria-hidden="true"
            className="absolute bottom-2 left-3 text-[0.6875rem] text-white/85 tracking-wide [text-shadow:0_1px_2px_rgb(0_0_0/0.7)]"
          >
            {PORTFOLIO.watermark}
          </span>
        </button>
        <figcaption className="mt-3">
          <p className="flex items-baseline justify-between gap-3">
            <span className="font-display text-[1.0625rem] text-white leading-snug">{project.title}</span>
            <span className="text-fine text-water-300 capitalize">{project.category}</span>
          </p>
          <p className="mt-1 line-clamp-3 text-fine text-water-200">{project.description}</p>
        </figcaption>
      </figure>
    </li>
  );
}
