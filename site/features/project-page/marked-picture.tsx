import type { Content } from '#content/content.ts';
import { fill } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { Picture } from '#site/ui/picture.tsx';
import { viewsOf } from './views-of.ts';

type MarkedPictureProps = {
  content: Pick<Content, 'brand' | 'portfolio' | 'projectPage'>;
  project: Content['projects'][number];
  sizes: string;
  priority?: boolean;
  className?: string;
};

// The first is shown until another is chosen; one that is not shown is not fetched.
const SHOWN = ['group-has-[#view-1:checked]:hidden', 'hidden group-has-[#view-1:checked]:block'];

// No pointer reaches the picture itself: there is nothing to drag, to select or to save from a menu.
export function MarkedPicture({ content, project, sizes, priority, className }: MarkedPictureProps) {
  const mark = fill(content.portfolio.PORTFOLIO.watermark, { brand: content.brand.name });
  const { views: label } = content.projectPage.PROJECT_PAGE;
  const views = viewsOf(content.projectPage, project).slice(0, SHOWN.length);
  return (
    <div className={classes('group relative aspect-[8/5] select-none', className)}>
      {views.map(({ picture }, at) => (
        <Picture
          key={picture.name}
          picture={picture}
          sizes={sizes}
          {...(priority && at === 0 ? { priority } : {})}
          className={classes(
            'pool-corner pointer-events-none h-full overflow-hidden',
            views.length > 1 && SHOWN[at],
          )}
          imgClassName="origin-top scale-[1.06]"
        />
      ))}
      <span className="pointer-events-none absolute top-2.5 right-3 text-[0.6875rem] text-white/85 tracking-wide [text-shadow:0_1px_2px_rgb(0_0_0/0.7)]">
        {mark}
      </span>
      {views.length > 1 ? (
        <fieldset className="absolute start-3 top-3 flex rounded-full bg-ink-900/85 p-1 text-small text-white">
          <legend className="sr-only">{label}</legend>
          {views.map(({ name }, at) => (
            <label
              key={name}
              className="flex min-h-10 cursor-pointer items-center rounded-full px-4 font-medium has-checked:bg-white has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-water-300 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="view"
                id={`view-${at}`}
                defaultChecked={at === 0}
                className="sr-only"
                autoComplete="off"
              />
              {name}
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
