import { counted, fill } from '#domain/words/fill.ts';
import { MB } from '#domain/words/megabytes.ts';
import { PasswordForm } from '#site/drawings/password-form.tsx';
import { PageList } from '#site/drawings/pdf/page-list.tsx';
import { Alert } from '#site/ui/alert.tsx';
import { Button } from '#site/ui/button.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import { useWords } from '../words.ts';
import { MOST_BYTES } from './file-kind.ts';
import { type OpeningState, stopOpening } from './opening.ts';

type PagesProps = { state: Extract<OpeningState, { step: 'pages' }> };

function Pages({ state: { pdf, ratios, failed, choose } }: PagesProps) {
  const { PLOT_UNDERLAY: words } = useWords();
  return (
    <section aria-label={words.pagesTitle} className="rounded-card border border-sand">
      <div className="px-4 pt-4">
        <h2 className="font-semibold">{words.pagesTitle}</h2>
        <p className="text-ink-600 text-small">{counted(words.pagesCount, pdf.pages)}</p>
        {failed ? (
          <Alert tone="danger" className="mt-3">
            {fill(words.pageFailed, { page: failed })}
          </Alert>
        ) : null}
      </div>
      <div className="max-h-[55svh] overflow-y-auto overscroll-contain">
        <PageList pdf={pdf} ratios={ratios} page={0} goToPage={words.goToPage} onPage={choose} />
      </div>
    </section>
  );
}

/** What is asked and told between a chosen file and its picture. */
export function OpeningView({ state }: { state: OpeningState }) {
  const { PLOT_UNDERLAY: words } = useWords();
  if (state.step === 'idle') return state.isScaledDown ? <Alert tone="info">{words.scaledDown}</Alert> : null;
  if (state.step === 'failed')
    return (
      <Alert tone="danger" title={fill(words.failedFile, { name: state.name })}>
        {fill(words.troubles[state.trouble], { megabytes: MOST_BYTES / MB })}
      </Alert>
    );
  return (
    <div className="grid gap-3">
      {state.step === 'password' ? (
        <PasswordForm words={words} wrong={state.wrong} answer={state.answer} />
      ) : null}
      {state.step === 'pages' ? <Pages state={state} /> : null}
      {state.step === 'reading' || state.step === 'opened' ? (
        <p role="status" className="flex items-center gap-3 text-ink-600">
          <Spinner /> {words.reading}
        </p>
      ) : null}
      <Button variant="quiet" className="justify-self-start" onClick={stopOpening}>
        {words.cancel}
      </Button>
    </div>
  );
}
