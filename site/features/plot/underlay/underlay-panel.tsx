import type { Underlay } from '#domain/plot/underlay.ts';
import { fill } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import type { PlotTable } from '../use-plot-table.ts';
import { useWords } from '../words.ts';
import { FileButton, FileChooser } from './file-chooser.tsx';
import { LookControls } from './look-controls.tsx';
import { openFile, opening, stopOpening } from './opening.ts';
import { OpeningView } from './opening-view.tsx';
import { usePicture } from './pictures.ts';
import { ScaleSection } from './scale-section.tsx';
import { useShared } from './shared-state.ts';

type LyingProps = { table: PlotTable; underlay: Underlay };

function FileRow({ table, underlay }: LyingProps) {
  const { PLOT_UNDERLAY: words } = useWords();
  const { picture } = usePicture(underlay.id);
  const file = underlay.pages > 1 ? picture?.file : null;
  const remove = () => {
    stopOpening();
    table.change({ underlay: null });
    if (table.tool === 'scale') table.setTool('select');
    if (table.selection?.thing.part === 'underlay') table.select(null);
  };
  return (
    <div>
      <p className="break-words font-medium">{underlay.name}</p>
      {underlay.pages > 1 ? (
        <p className="text-ink-600 text-small">
          {fill(words.pageOf, { page: underlay.page, pages: underlay.pages })}
        </p>
      ) : null}
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1">
        {file ? (
          <Button variant="quiet" onClick={() => void openFile(file)}>
            {words.anotherPage}
          </Button>
        ) : null}
        <FileButton variant="quiet" label={words.replace} />
        <Button variant="quiet" onClick={remove}>
          {words.remove}
        </Button>
      </div>
    </div>
  );
}

function LyingPicture({ table, underlay }: LyingProps) {
  const { PLOT_UNDERLAY: words } = useWords();
  const { isMissing, isKept } = usePicture(underlay.id);
  return (
    <>
      <FileRow table={table} underlay={underlay} />
      {isMissing ? <Alert tone="warning">{fill(words.missing, { name: underlay.name })}</Alert> : null}
      {isKept ? null : <Alert tone="warning">{words.notKept}</Alert>}
      <ScaleSection table={table} underlay={underlay} />
      <LookControls table={table} underlay={underlay} />
    </>
  );
}

/** The visitor's own survey, site plan or aerial picture under the drawing. */
export function UnderlayPanel({ table }: { table: PlotTable }) {
  const { PLOT_UNDERLAY: words } = useWords();
  const state = useShared(opening);
  const { underlay } = table;
  const isAsking = state.step === 'pages' || state.step === 'password';
  return (
    <div className="grid gap-6">
      {underlay ? null : (
        <div>
          <h2 className="font-display text-subheading">{words.title}</h2>
          <p className="mt-2 text-ink-600">{words.lead}</p>
        </div>
      )}
      <OpeningView state={state} />
      {underlay || isAsking ? null : <FileChooser />}
      {underlay && !isAsking ? <LyingPicture table={table} underlay={underlay} /> : null}
      <div className="grid gap-1 text-fine text-ink-600">
        <p>{words.private}</p>
        <p>{words.notASurvey}</p>
      </div>
    </div>
  );
}
