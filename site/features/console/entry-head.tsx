import { kindOf, type ListKind } from '#domain/console/kinds.ts';
import { pictureUrl } from '#domain/design/design-answer.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { classes } from '#site/ui/classes.ts';
import { LeadPicture } from './lead-picture.tsx';
import { Said } from './said.tsx';
import { useWords } from './words.ts';

type Item = Record<string, unknown>;
type HeadProps = { kind: ListKind; item: Item };

/** What the head tells already: who it is from stands in the title, what they wrote below it. */
export const toldInHead = (kind: ListKind): string[] => ['firstName', 'lastName', kindOf(kind).excerpt ?? ''];

/** What they wrote comes first, the picture of their design beside it; a design is its own picture, large. */
export function EntryHead({ kind, item }: HeadProps) {
  const { CONSOLE } = useWords();
  const { excerpt } = kindOf(kind);
  const words = excerpt ? String(item[excerpt] ?? '').trim() : '';
  if (kind === 'designs') return <LargePicture hash={item.hash} />;
  if (!words && !item.picture) return null;
  return (
    <div className={classes('grid gap-4', words && item.picture ? 'sm:grid-cols-[minmax(0,1fr)_13rem]' : '')}>
      {words ? (
        <div className="rounded-card bg-foam px-4 py-3.5">
          <Said words={words} long={700} clamp="line-clamp-[8]" className="" />
        </div>
      ) : null}
      {typeof item.picture === 'string' ? (
        <a
          href={`${ROUTES.designTool}?d=${String(item.pictureOf ?? '')}`}
          aria-label={CONSOLE.openDesign}
          className="justify-self-start"
        >
          <LeadPicture hash={item.picture} className="w-48 max-w-full sm:w-52" />
        </a>
      ) : null}
    </div>
  );
}

/** The small picture at once, the large one over it when it has come. */
function LargePicture({ hash }: { hash: unknown }) {
  if (typeof hash !== 'string') return null;
  const look = 'absolute inset-0 size-full object-cover';
  return (
    <div className="relative aspect-video w-full max-w-xl overflow-hidden rounded-card bg-foam">
      <img src={`${pictureUrl(hash)}?preview`} alt="" className={look} />
      <img src={pictureUrl(hash)} alt="" className={look} />
    </div>
  );
}
