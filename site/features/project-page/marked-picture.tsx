import type { Content } from '#content/content.ts';
import { fill } from '#domain/words/fill.ts';
import { classes } from '#site/ui/classes.ts';
import { Picture } from '#site/ui/picture.tsx';

type MarkedPictureProps = {
  content: Pick<Content, 'brand' | 'portfolio'>;
  project: Content['projects'][number];
  sizes: string;
  priority?: boolean;
  className?: string;
};

// No pointer reaches the picture itself: there is nothing to drag, to select or to save from a menu.
export function MarkedPicture({ content, project, sizes, priority, className }: MarkedPictureProps) {
  const mark = fill(content.portfolio.PORTFOLIO.watermark, { brand: content.brand.name });
  return (
    <div className={classes('relative aspect-[8/5] select-none', className)}>
      <Picture
        picture={project.picture}
        sizes={sizes}
        {...(priority ? { priority } : {})}
        className="pool-corner pointer-events-none h-full overflow-hidden"
        imgClassName="origin-top scale-[1.06]"
      />
      <span className="pointer-events-none absolute top-2.5 right-3 text-[0.6875rem] text-white/85 tracking-wide [text-shadow:0_1px_2px_rgb(0_0_0/0.7)]">
        {mark}
      </span>
    </div>
  );
}
