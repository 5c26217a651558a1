import { type ReactNode, useMemo, useRef, useState } from 'react';
import { askedFor } from '#domain/design/counts.ts';
import { packUrl } from '#domain/design/design-answer.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import type { DeliveredDesign, DeliveryVersion } from '#domain/project/room.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { counted, fill } from '#domain/words/fill.ts';
import { ComparedPicture } from '#site/design-compare/compared-picture.tsx';
import { DrawingViewer } from '#site/drawings/drawing-viewer.tsx';
import type { DrawingSource } from '#site/drawings/types.ts';
import type { DesignPartProps } from '#site/features/project/room-parts.ts';
import { useWide } from '#site/features/project/use-wide.ts';
import { tell } from '#site/language.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { drawPlan } from '#studio/plan/draw-plan.ts';
import { drawingToSvg } from '#studio/plan/svg.ts';
import { useDesignWords } from './room-design-words.ts';
import { RoomWishes } from './room-wishes.tsx';

function Missing() {
  const { failed } = useDesignWords();
  return <Alert tone="warning">{failed}</Alert>;
}
const instead = { waiting: <Spinner />, missing: <Missing /> };
const DesignComparison = lazyPart(
  async () => (await import('#site/design-compare/design-comparison.tsx')).DesignComparison,
  instead,
);
const RoomLook = lazyPart(async () => (await import('./room-look.tsx')).RoomLook, instead);
const RoomWish = lazyPart(async () => (await import('./room-wish.tsx')).RoomWish, instead);

type Opened = 'look' | 'try' | null;
type Shown = DesignPartProps & { design: DeliveredDesign };

/** A delivered design of ours in the room: its picture and its plan with comments, its figures, what changed, and the way to change it. */
export function RoomDesign(props: DesignPartProps) {
  const { design } = props.version;
  return design ? <Delivered {...props} design={design} /> : null;
}

function Delivered(props: Shown) {
  const { version, previous, design } = props;
  const words = useDesignWords();
  const [open, setOpen] = useState<Opened>(null);
  return (
    <div className="space-y-10">
      <Surfaces {...props} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        <Facts design={design} onLook={() => setOpen('look')} />
        <Change {...props} open={open} onOpen={setOpen} />
      </div>
      <RoomWishes {...props} Comparison={DesignComparison} />
      {previous?.design ? (
        <section aria-labelledby="compared">
          <Heading level={2} size="subheading" id="compared" className="mb-5">
            {fill(words.compared, { number: previous.number })}
          </Heading>
          <DesignComparison
            before={previous.design}
            after={design}
            prices={words.configurator.prices}
            words={words.compare}
            names={{ before: numbered(words.version, previous), after: numbered(words.version, version) }}
          />
        </section>
      ) : null}
    </div>
  );
}

const numbered = (sentence: string, { number }: DeliveryVersion) => fill(sentence, { number });

const SURFACES = ['picture', 'plan'] as const;
type Surface = (typeof SURFACES)[number];

// Beside its comments where there is room; on a phone the drawing, and the whole screen for commenting.
function Surfaces(props: Shown) {
  const { comments } = props;
  const words = useDesignWords();
  const wide = useWide();
  const [surface, setSurface] = useState<Surface>('picture');
  const [open, setOpen] = useState(false);
  const source = useSource(props, surface);
  const about = comments.filter((one) => one.surface === surface && one.parentId === null).length;
  return (
    <div>
      <fieldset className="mb-3 flex gap-2">
        <legend className="sr-only">{words.show}</legend>
        {SURFACES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === surface}
            className="min-h-11 rounded-control border border-ink-400 px-4 text-small hover:bg-foam aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white"
            onClick={() => setSurface(one)}
          >
            {words.surfaces[one]}
          </button>
        ))}
      </fieldset>
      {wide ? (
        <div className="h-[min(80svh,56rem)] overflow-hidden rounded-card border border-sand bg-white">
          <SurfaceViewer {...props} key={surface} source={source} />
        </div>
      ) : (
        <>
          <div
            className="relative overflow-hidden rounded-card border border-sand bg-white"
            style={{ aspectRatio: `${source.width} / ${source.height}` }}
          >
            {source.content}
          </div>
          <p className="mt-2 text-ink-600 text-small">
            {about === 0 ? words.comments.none : counted(words.comments, about)}
          </p>
          <Button variant="secondary" className="mt-3 w-full" onClick={() => setOpen(true)}>
            {words.openAndComment[surface]}
          </Button>
          {open ? <SurfaceViewer {...props} source={source} onClose={() => setOpen(false)} /> : null}
        </>
      )}
    </div>
  );
}

type SurfaceSource = Extract<DrawingSource, { kind: 'surface' }>;

function useSource({ design, version }: Shown, surface: Surface): SurfaceSource {
  const words = useDesignWords();
  const plan = useMemo(() => {
    const drawing = drawPlan(design.design, 'wide', words.configurator.plotDrawing);
    return { svg: drawingToSvg(drawing, tell), width: drawing.width, height: drawing.height };
  }, [design, words]);
  const fitted = (width: number, height: number, content: ReactNode): SurfaceSource => ({
    kind: 'surface',
    surface,
    width,
    height,
    content,
  });
  if (surface === 'plan')
    return fitted(
      plan.width,
      plan.height,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, every text in it escaped
      <div className="size-full [&>svg]:size-full" dangerouslySetInnerHTML={{ __html: plan.svg }} />,
    );
  return fitted(
    1280,
    720,
    <div className="relative size-full bg-ink">
      <ComparedPicture
        picture={design}
        design={design.design}
        name={numbered(words.version, version)}
        words={words.compare}
      />
    </div>,
  );
}

function SurfaceViewer({
  source,
  onClose,
  ...props
}: Shown & { source: DrawingSource; onClose?: () => void }) {
  const words = useDesignWords();
  const { delivery, version, onAdd, onChange, onDelete, onReply, onResolve } = props;
  return (
    <DrawingViewer
      words={words.viewer}
      title={`${delivery.title}, ${numbered(words.version, version)}`}
      source={source}
      comments={props.comments}
      side="client"
      canComment={props.canComment}
      fetchFile={props.fetchFile}
      drafts={props.drafts}
      onAdd={onAdd}
      onChange={onChange}
      onDelete={onDelete}
      onReply={onReply}
      onResolve={onResolve}
      onClose={onClose}
    />
  );
}

function Facts({
  design: { design, slug, totalLow, totalHigh, timelineWeeks },
  onLook,
}: {
  design: DeliveredDesign;
  onLook: () => void;
}) {
  const words = useDesignWords();
  const rows = [
    [words.price, estimatedRange({ totalLow, totalHigh })],
    [words.weeks, fill(words.weeksValue, { count: timelineWeeks })],
    [
      words.pool,
      `${tell(design.style)}, ${fill(words.size, { length: design.lengthFt, width: design.widthFt, shallow: design.shallowFt, deep: design.deepFt })}`,
    ],
    [words.features, askedFor(design).join(', ')],
  ].filter(([, value]) => value);
  return (
    <section aria-label={words.facts}>
      <dl className="divide-y divide-sand border-sand border-y">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 py-2.5">
            <dt className="text-ink-600">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-x-6">
        <Button variant="quiet" onClick={onLook}>
          <Icon name="cube" /> {words.open3d}
        </Button>
        <ButtonLink
          variant="quiet"
          href={`${ROUTES.panorama}?design=${slug}&view=your-design`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="panorama" /> {words.panorama}
        </ButtonLink>
        <ButtonLink variant="quiet" href={packUrl(slug)} download>
          <Icon name="download" /> {words.pack}
        </ButtonLink>
      </div>
    </section>
  );
}

type ChangeProps = Shown & { open: Opened; onOpen: (open: Opened) => void };

function Change({ version, design, canComment, drafts, onWish, open, onOpen }: ChangeProps) {
  const { wishing: words } = useDesignWords();
  const [begun, setBegun] = useState(() => drafts.get(draftKey(version)) !== '');
  const opener = useRef<HTMLButtonElement>(null);
  const draft = useMemo(
    () => ({
      get: () => drafts.get(draftKey(version)),
      set: (text: string) => {
        drafts.set(draftKey(version), text);
        setBegun(text !== '');
      },
    }),
    [drafts, version],
  );
  function close() {
    onOpen(null);
    opener.current?.focus();
  }
  const look = (
    <RoomLook
      delivered={design.design}
      onClose={() => onOpen(null)}
      onTry={canComment ? () => onOpen('try') : null}
    />
  );
  if (!canComment) return open === 'look' ? look : null;
  return (
    <section className="self-start rounded-card bg-foam p-5 sm:p-6">
      <p className="font-semibold">{words.start}</p>
      <p className="mt-1 text-ink-600 text-small">{words.startDetail}</p>
      {begun && open !== 'try' ? <p className="mt-2 text-small">{words.kept}</p> : null}
      <Button ref={opener} className="mt-4" onClick={() => onOpen('try')}>
        {begun ? words.resume : words.start}
      </Button>
      {open === 'look' ? look : null}
      {open === 'try' ? (
        <RoomWish
          delivered={design.design}
          draft={draft}
          onClose={close}
          onSend={(wish) => {
            onWish(wish);
            close();
          }}
        />
      ) : null}
    </section>
  );
}

const draftKey = ({ id }: DeliveryVersion) => `wish:${id}`;
