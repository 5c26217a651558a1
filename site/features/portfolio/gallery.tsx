import type { CSSProperties, SyntheticEvent } from 'react';
import { classes } from '#site/ui/classes.ts';
import { Picture } from '#site/ui/picture.tsx';
import { galleryPlaces, MIDDLE_GRID, type Place, WIDE_GRID } from './gallery-pattern.ts';
import { type ShownProject, useWords } from './words.ts';

const refuse = (event: SyntheticEvent) => event.preventDefault();
// On a phone the rest of the rail costs nothing until it is swiped to; its place is kept: picture, title, three lines.
const ON_FIRST_SCREEN = 6;
const UNTIL_SWIPED_TO =
  'max-md:[contain-intrinsic-size:min(78vw,20rem)_calc(min(78vw,20rem)*0.625+6.15rem)] max-md:[content-visibility:auto]';
const FIRST: Place = { span: 2, tall: false };

type GalleryProps = { shown: readonly ShownProject[]; onOpen: (index: number) => void; onNear: () => void };

// All forty-two stay in the page; a filter hides. A rail of two rows on phones, an edge-to-edge wall elsewhere.
export function Gallery({ shown, onOpen, onNear }: GalleryProps) {
  const { projects } = useWords();
  const wide = galleryPlaces(shown.length, WIDE_GRID);
  const middle = galleryPlaces(shown.length, MIDDLE_GRID);
  return (
    <ul
      onContextMenu={refuse}
      onDragStart={refuse}
      onPointerEnter={onNear}
      className={classes(
        'mt-8 select-none gap-x-4 gap-y-8 px-[var(--gutter)]',
        'grid auto-cols-[min(78vw,20rem)] grid-flow-col grid-rows-2 snap-x snap-mandatory scroll-px-[var(--gutter)] overflow-x-auto',
        'md:auto-cols-auto md:grid-flow-row md:grid-cols-8 md:grid-rows-none md:gap-1.5 md:overflow-visible md:px-1.5 lg:grid-cols-10',
      )}
    >
      {projects.map((project) => {
        const index = shown.indexOf(project);
        return (
          <Item
            key={project.slug}
            project={project}
            index={index}
            wide={wide[index] ?? FIRST}
            middle={middle[index] ?? FIRST}
            onOpen={onOpen}
          />
        );
      })}
    </ul>
  );
}

type ItemProps = {
  project: ShownProject;
  index: number;
  wide: Place;
  middle: Place;
  onOpen: (index: number) => void;
};

function Item({ project, index, wide, middle, onOpen }: ItemProps) {
  const { watermark } = useWords();
  const spans: CSSProperties & Record<`--${string}`, number> = {
    '--wide': wide.span,
    '--middle': middle.span,
  };
  const share = (place: Place, columns: number) => `${Math.ceil((place.span / columns) * 100)}vw`;
  return (
    <li
      hidden={index < 0}
      style={spans}
      className={classes(
        'snap-start md:[grid-column:span_var(--middle)] lg:[grid-column:span_var(--wide)]',
        index < ON_FIRST_SCREEN ? '' : UNTIL_SWIPED_TO,
      )}
    >
      <figure className="group relative">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(index)}
          className="relative block w-full overflow-hidden rounded-control [-webkit-touch-callout:none] focus-visible:z-10 focus-visible:outline-offset-[-4px] md:rounded-none"
        >
          <Picture
            picture={project.picture}
            sizes={`(min-width: 64rem) ${share(wide, 10)}, (min-width: 48rem) ${share(middle, 8)}, 78vw`}
            className={classes(
              'aspect-[8/5] transition-transform duration-700 ease-water group-hover:scale-[1.03] md:aspect-auto',
              middle.tall ? 'md:h-64' : 'md:h-44',
              wide.tall ? 'lg:h-[max(20rem,26vw)]' : 'lg:h-[max(13rem,17vw)]',
            )}
            // the mark in the file gives way to the one drawn over the crop
            imgClassName="pointer-events-none origin-top scale-[1.06]"
          />
          <span
            aria-hidden="true"
            className="absolute top-2 right-2.5 text-[0.6875rem] text-white/85 tracking-wide [text-shadow:0_1px_2px_rgb(0_0_0/0.7)]"
          >
            {watermark}
          </span>
        </button>
        <Caption project={project} />
      </figure>
    </li>
  );
}

// Beneath the picture on phones. Elsewhere the title stands in it, and the description comes up for a pointer or focus.
function Caption({ project }: { project: ShownProject }) {
  return (
    <figcaption className="pointer-events-none mt-3 md:absolute md:inset-x-0 md:bottom-0 md:mt-0 md:bg-linear-to-t md:from-ink-900/85 md:via-ink-900/45 md:to-ink-900/0 md:px-4 md:pt-10 md:pb-3">
      <p className="flex items-baseline justify-between gap-x-3 md:max-lg:flex-col">
        <span className="font-display text-[1.0625rem] text-white leading-snug">{project.title}</span>
        <span className="text-fine text-water-300">{project.kind}</span>
      </p>
      <div className="transition-[grid-template-rows] duration-300 ease-water md:grid md:grid-rows-[0fr] md:group-focus-within:grid-rows-[1fr] md:group-hover:grid-rows-[1fr]">
        <p className="mt-1 line-clamp-3 text-fine text-water-200 md:mt-0 md:line-clamp-none md:overflow-hidden">
          {project.description}
        </p>
      </div>
    </figcaption>
  );
}
