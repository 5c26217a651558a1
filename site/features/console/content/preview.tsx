import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { LANGUAGES, type Language, pathIn } from '#domain/site/languages.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { classes } from '#site/ui/classes.ts';
import { Dialog } from '#site/ui/dialog.tsx';
import { SelectField } from '#site/ui/field.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from '../words.ts';
import { type DocumentName, type Json, previewUrl } from './answers.ts';
import { pathAround } from './editing.ts';
import type { Keeping } from './keeping.ts';
import { liveUrl, shownAt } from './shown-at.ts';

const WIDTHS = { phone: 390, tablet: 820, desk: 1440 } as const;
type Width = keyof typeof WIDTHS;
const isWidth = (name: string): name is Width => name in WIDTHS;
const WIDTH_NAMES = Object.keys(WIDTHS).filter(isWidth);

// Room for the form and a phone beside it.
const ROOMY = '(min-width: 80rem)';
const hasRoom = () => window.matchMedia(ROOMY).matches;
const onRoom = (listener: () => void) => {
  const query = window.matchMedia(ROOMY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the preview is open, and whether it stands beside the form or over it. */
export function usePreview(name: DocumentName, value: Json) {
  const [open, setOpen] = useState(false);
  const [larger, setLarger] = useState(false);
  const [width, setWidth] = useState<Width>('phone');
  const [language, setLanguage] = useState<Language>(name === 'spanish' ? 'es' : 'en');
  const [chosen, setChosen] = useState<string>();
  const [edited, setEdited] = useState('');
  const roomy = useSyncExternalStore(onRoom, hasRoom);
  const place = shownAt(name, value, edited);
  return {
    open,
    width,
    setWidth,
    language,
    setLanguage,
    /** Where the field is seen best that was looked at last. */
    place,
    /** The page that is shown: the one that was asked for, else that of the field. */
    page: chosen === undefined || chosen === place.address ? place : { address: chosen, anchor: '' },
    setPage: setChosen,
    follow: (event: FocusEvent) => setEdited((before) => pathAround(event.target) ?? before),
    beside: open && roomy && !larger,
    full: open && (!roomy || larger),
    toggle: () => setOpen(!open),
    enlarge: () => setLarger(true),
    /** Closing the large one leads back to the one beside the form. */
    close: () => {
      if (roomy && larger) setLarger(false);
      else setOpen(false);
    },
  };
}
export type Preview = ReturnType<typeof usePreview>;

type PreviewProps = { name: DocumentName; keeping: Keeping; preview: Preview };

export function PreviewPanel({ name, keeping, preview }: PreviewProps) {
  const { CONTENT_DESK } = useWords();
  return (
    <aside
      aria-label={CONTENT_DESK.previewTitle}
      className="sticky top-[calc(var(--header-height)+1rem)] flex h-[calc(100dvh-var(--header-height)-7rem)] flex-col"
    >
      <div className="flex items-center justify-between gap-3">
        <Heading level={2} size="small">
          {CONTENT_DESK.previewTitle}
        </Heading>
        <Button variant="quiet" onClick={preview.enlarge}>
          {CONTENT_DESK.previewLarger}
        </Button>
      </div>
      <Look name={name} keeping={keeping} preview={preview} />
    </aside>
  );
}

export function PreviewDialog({ name, keeping, preview }: PreviewProps) {
  const { CONTENT_DESK } = useWords();
  return (
    <Dialog open size="full" onOpenChange={preview.close} title={CONTENT_DESK.previewTitle}>
      <div className="flex h-[calc(92dvh-7rem)] flex-col sm:h-[calc(100dvh-10rem)]">
        <Look name={name} keeping={keeping} preview={preview} />
      </div>
    </Dialog>
  );
}

/** The page with the drafts in place, as wide as asked for, made smaller where that does not fit. */
function Look({ name, keeping, preview }: PreviewProps) {
  const { CONTENT_DESK, PREVIEW_FIRST, PREVIEW_PAGES } = useWords();
  const { page: shown, width, language } = preview;
  const url = previewUrl(pathIn(language, liveUrl(shown)));
  const matters = (page: { address: string }) => PREVIEW_FIRST[name].some((one) => one === page.address);
  const pages = [
    ...PREVIEW_FIRST[name].flatMap((one) => PREVIEW_PAGES.filter((page) => page.address === one)),
    ...PREVIEW_PAGES.filter((page) => !matters(page)),
  ];
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <SelectField
          className="min-w-32 flex-1"
          label={CONTENT_DESK.previewPage}
          options={pages.map((page) => ({ value: page.address, label: page.name }))}
          value={shown.address}
          onChange={(event) => preview.setPage(event.target.value)}
        />
        <Segments
          name="preview-language"
          legend={CONTENT_DESK.previewLanguage}
          options={LANGUAGES}
          words={CONTENT_DESK.previewLanguages}
          chosen={language}
          onChoose={preview.setLanguage}
        />
        <Segments
          name="preview-width"
          legend={CONTENT_DESK.previewWidth}
          options={WIDTH_NAMES}
          words={CONTENT_DESK.previewWidths}
          chosen={width}
          onChoose={preview.setWidth}
        />
      </div>
      <Frame url={url} width={WIDTHS[width]} stamp={keeping.savedAt ?? String(keeping.version)} />
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-fine text-ink-600">
        <span>{keeping.trouble ? CONTENT_DESK.previewOld : CONTENT_DESK.previewNote}</span>
        <ButtonLink variant="quiet" className="text-small" href={url} target="_blank">
          {CONTENT_DESK.previewTab}
        </ButtonLink>
      </p>
    </>
  );
}

type SegmentsProps<Option extends string> = {
  name: string;
  legend: string;
  options: readonly Option[];
  words: Record<Option, string>;
  chosen: Option;
  onChoose: (option: Option) => void;
};

/** A few choices in one row, of which one holds. */
function Segments<Option extends string>(props: SegmentsProps<Option>) {
  const { name, legend, options, words, chosen, onChoose } = props;
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="flex overflow-hidden rounded-control border border-ink-400">
        {options.map((one) => (
          <label
            key={one}
            className={classes(
              'grid min-h-11.5 cursor-pointer place-items-center px-3 text-small has-focus-visible:outline-3 has-focus-visible:outline-lagoon has-focus-visible:outline-offset-[-3px]',
              one === chosen ? 'bg-ink text-white' : 'hover:bg-foam',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={one === chosen}
              onChange={() => onChoose(one)}
            />
            {words[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setRoom({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}

function Frame({ url, width, stamp }: { url: string; width: number; stamp: string }) {
  const { CONTENT_DESK } = useWords();
  const { ref, room } = useRoom();
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(stamp);
  // Reloaded where it is, also after a link in it was followed; the browser keeps how far it was scrolled.
  useEffect(() => {
    if (shown.current === stamp) return;
    shown.current = stamp;
    frame.current?.contentWindow?.location.reload();
  }, [stamp]);
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 0;
  return (
    <div ref={ref} className="mt-3 min-h-0 flex-1 overflow-hidden rounded-card border border-sand bg-foam">
      {scale > 0 ? (
        <iframe
          ref={frame}
          src={url}
          title={CONTENT_DESK.previewTitle}
          className="mx-auto block origin-top-left border-0 bg-white"
          style={{
            width,
            height: room.height / scale,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (room.width - width * scale) / 2),
          }}
        />
      ) : null}
    </div>
  );
}
