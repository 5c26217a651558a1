import { pictureUrl } from '#domain/design/design-answer.ts';
import { classes } from '#site/ui/classes.ts';

/** The small picture of a design that an entry came with, or that it is. */
export function LeadPicture({ hash, className }: { hash: unknown; className?: string }) {
  if (typeof hash !== 'string' || !hash) return null;
  return (
    <img
      src={`${pictureUrl(hash)}?preview`}
      alt=""
      width={320}
      height={180}
      loading="lazy"
      decoding="async"
      className={classes('aspect-video rounded-control bg-foam-200 object-cover', className)}
    />
  );
}
