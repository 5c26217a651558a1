import { useEffect, useState } from 'react';
import { carriedPool } from '#domain/design/carried-pool.ts';
import { depthWords } from '#domain/design/depth-words.ts';
import type { StoredDesignAnswer } from '#domain/design/design-answer.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { fill } from '#domain/words/fill.ts';
import { dollars } from '#domain/words/money.ts';
import { handedOverParts } from '#site/design-handover.ts';
import { tell } from '#site/language.ts';
import { findDesign, storeDesign } from '#site/stored-design.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { useWords } from './words.ts';

type CarriedPoolProps = {
  notice: { title: string; body: string };
  /** The pool has a link only since now. */
  onStored: (line: string) => void;
};

// The visitor's own pool over the form, as far as one came along; else the words that say what did.
export function CarriedPool({ notice, onStored }: CarriedPoolProps) {
  const { CARRIED } = useWords();
  const pool = useCarriedPool((link) => onStored(fill(CARRIED.pool.link, { link })));
  if (pool === 'none')
    return (
      <Alert tone="info" title={notice.title}>
        {notice.body}
      </Alert>
    );
  return (
    <section
      aria-label={notice.title}
      className="grid items-start gap-y-2 overflow-clip rounded-control bg-foam max-sm:[&>:not(:first-child)]:px-4 max-sm:pb-3 sm:grid-cols-[15rem_1fr] sm:gap-x-6 sm:p-4"
      data-carried-pool
    >
      <div className="relative aspect-[21/9] overflow-clip bg-ink sm:row-span-2 sm:aspect-auto sm:h-full sm:min-h-36 sm:rounded-[3px]">
        {pool ? <Picture pool={pool} /> : null}
      </div>
      <div className="min-w-0">
        <p className="mb-1 flex items-center gap-2 font-medium text-lagoon text-small">
          <Icon name="check-circle" className="size-5" /> {notice.title}
        </p>
        {pool ? <Facts pool={pool} /> : null}
      </div>
      <p className="text-fine text-ink-600 max-sm:sr-only sm:col-start-2">{notice.body}</p>
    </section>
  );
}

// The small picture at once, the sharp one over it.
function Picture({ pool: { design, specs, imageUrl, previewUrl } }: { pool: StoredDesignAnswer }) {
  const { CARRIED } = useWords();
  const [sharp, setSharp] = useState(false);
  const look = 'absolute inset-0 size-full object-cover';
  const alt = fill(CARRIED.pool.alt, {
    style: tell(specs.style),
    length: design.lengthFt,
    width: design.widthFt,
  });
  return (
    <>
      {sharp ? null : <img src={previewUrl} alt="" className={look} />}
      <img
        src={imageUrl}
        alt={alt}
        className={`${look} ${sharp ? '' : 'opacity-0'}`}
        onLoad={() => setSharp(true)}
      />
    </>
  );
}

function Facts({ pool: { design, specs, estimate, links } }: { pool: StoredDesignAnswer }) {
  const { CARRIED, packages } = useWords();
  const words = CARRIED.pool;
  const wanted = carriedPool(location.hash)?.plans;
  const plans = packages.find(({ id }) => id === wanted);
  const size = { length: design.lengthFt, width: design.widthFt, depth: tell(depthWords(design)) };
  return (
    <>
      <p className="font-display text-subheading leading-tight">
        {fill(words.title, { style: tell(specs.style) })}
      </p>
      <p className="mt-1 text-ink-600 text-small tabular-nums">{fill(words.size, size)}</p>
      <p className="mt-1 font-semibold tabular-nums">{estimatedRange(estimate)}</p>
      {plans ? (
        <p className="text-small">
          {fill(words.plans, { package: plans.title, price: dollars(plans.price) })}
        </p>
      ) : null}
      <a
        href={links.share}
        className="inline-block py-0.5 text-lagoon text-small underline underline-offset-3"
      >
        {words.change}
      </a>
    </>
  );
}

/** Null while it is on its way, `none` where no pool came along or it cannot be had. */
function useCarriedPool(onStored: (link: string) => void): StoredDesignAnswer | 'none' | null {
  const [pool, setPool] = useState<StoredDesignAnswer | 'none' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrived, arrives once
  useEffect(() => {
    const carried = carriedPool(location.hash);
    if (!carried) return setPool('none');
    const found =
      'id' in carried
        ? findDesign(carried.id)
        : storeDesign({ ...carried.design, ...handedOverParts() }).then((stored) => {
            onStored(stored.links.share);
            return stored;
          });
    found.then(setPool, () => setPool('none'));
  }, []);
  return pool;
}
