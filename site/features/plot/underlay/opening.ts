import type { PdfDrawing } from '#site/drawings/pdf/open-pdf.ts';
import { kindOf, OpeningError, type OpeningTrouble } from './file-kind.ts';
import { type Prepared, pagePixels, preparePicture, toBlob } from './prepare-picture.ts';
import { sharedState } from './shared-state.ts';

// From a file to a picture, with what has to be asked on the way. Nothing of it leaves the browser.

export type Opened = Prepared & {
  kind: 'picture' | 'pdf';
  name: string;
  page: number;
  pages: number;
  file: File;
};

export type OpeningState =
  | { step: 'idle'; isScaledDown?: boolean }
  | { step: 'reading' }
  | { step: 'password'; wrong: boolean; answer: (password: string) => void }
  | {
      step: 'pages';
      pdf: PdfDrawing;
      ratios: readonly number[];
      /** The page that could not be drawn. */
      failed: number | null;
      choose: (page: number) => void;
    }
  | { step: 'failed'; name: string; trouble: OpeningTrouble }
  | { step: 'opened'; opened: Opened };

export const opening = sharedState<OpeningState>({ step: 'idle' });

let current = new AbortController();

/** Waits for an answer of the visitor; rejects when the opening is called off. */
const asked = <Answer>(
  signal: AbortSignal,
  show: (answer: (value: Answer) => void) => OpeningState,
): Promise<Answer> =>
  new Promise((answer, fail) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => fail(signal.reason));
    opening.set(show(answer));
  });

async function reader() {
  try {
    return await import('#site/drawings/pdf/open-pdf.ts');
  } catch {
    throw new OpeningError('no-reader');
  }
}

async function pdfOf(file: File, signal: AbortSignal): Promise<PdfDrawing> {
  const { openPdf } = await reader();
  const askPassword = (wrong: boolean) =>
    asked<string>(signal, (answer) => ({
      step: 'password',
      wrong,
      answer(password) {
        opening.set({ step: 'reading' });
        answer(password);
      },
    }));
  try {
    return await openPdf(await file.arrayBuffer(), askPassword);
  } catch {
    signal.throwIfAborted();
    throw new OpeningError('broken');
  }
}

async function drawnPage(pdf: PdfDrawing, page: number, signal: AbortSignal): Promise<Prepared | null> {
  try {
    const canvas = await pdf.draw(page, { pixels: pagePixels(await pdf.ratio(page)), signal });
    if (!canvas) return null;
    const { width, height } = canvas;
    return { width, height, blob: await toBlob(canvas), isScaledDown: false };
  } catch {
    return null;
  }
}

async function openPages(file: File, signal: AbortSignal): Promise<Opened> {
  const pdf = await pdfOf(file, signal);
  try {
    const first = await pdf.ratio(1);
    const ratios = Array.from({ length: pdf.pages }, () => first);
    let failed: number | null = null;
    for (;;) {
      const shown = failed;
      const page: number =
        pdf.pages === 1
          ? 1
          : await asked(signal, (choose) => ({ step: 'pages', pdf, ratios, failed: shown, choose }));
      opening.set({ step: 'reading' });
      const prepared = await drawnPage(pdf, page, signal);
      signal.throwIfAborted();
      if (prepared) return { ...prepared, kind: 'pdf', name: file.name, page, pages: pdf.pages, file };
      if (pdf.pages === 1) throw new OpeningError('broken');
      failed = page;
    }
  } finally {
    pdf.close();
  }
}

async function openPicture(file: File, kind: 'heic' | 'picture'): Promise<Opened> {
  const prepared = await preparePicture(file, kind);
  return { ...prepared, kind: 'picture', name: file.name, page: 1, pages: 1, file };
}

/** Another one that is still being opened is called off. */
export async function openFile(file: File): Promise<void> {
  stopOpening();
  const { signal } = current;
  opening.set({ step: 'reading' });
  try {
    const kind = await kindOf(file);
    const opened = kind === 'pdf' ? await openPages(file, signal) : await openPicture(file, kind);
    signal.throwIfAborted();
    opening.set({ step: 'opened', opened });
  } catch (error) {
    if (signal.aborted) return;
    const trouble = error instanceof OpeningError ? error.trouble : 'broken';
    opening.set({ step: 'failed', name: file.name, trouble });
  }
}

export function stopOpening(): void {
  current.abort();
  current = new AbortController();
  opening.set({ step: 'idle' });
}
