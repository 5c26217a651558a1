import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  RenderingCancelledException,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// The legacy build: phones that are a few years old have not all the present one asks for.
import PdfThread from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker';
import type { Box } from '../geometry.ts';
import { PdfParts } from './pdf-parts.ts';

// The only file that knows pdf.js; it is fetched with the first PDF that somebody opens.

export type DrawnPart = {
  /** Pixels of the canvas across the whole page. */
  pixels: number;
  /** The part to draw, in pixels of the whole; all of it when absent. */
  part?: Box;
  signal: AbortSignal;
};

export type PdfDrawing = {
  pages: number;
  /** Height by width of a page, from 1. */
  ratio: (page: number) => Promise<number>;
  /** Null when it was called off. */
  draw: (page: number, wanted: DrawnPart) => Promise<HTMLCanvasElement | null>;
  /** Frees what was kept for drawing it again. */
  rest: (page: number) => void;
  close: () => void;
};

/** Answers what the person typed; `wrong` when the last one did not open it. Rejects when they give up. */
export type AskPassword = (wrong: boolean) => Promise<string>;

const INCORRECT_PASSWORD = 2;
const PAGES_BETWEEN_CLEANING = 12;

async function drawPage(page: PDFPageProxy, { pixels, part, signal }: DrawnPart) {
  const plain = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: pixels / plain.width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(part?.width ?? viewport.width));
  canvas.height = Math.max(1, Math.round(part?.height ?? viewport.height));
  const task = page.render({
    canvas,
    viewport,
    transform: part ? [1, 0, 0, 1, -part.left, -part.top] : undefined,
  });
  const stop = () => task.cancel();
  signal.addEventListener('abort', stop);
  try {
    await task.promise;
    return canvas;
  } catch (error) {
    canvas.width = 0;
    if (error instanceof RenderingCancelledException) return null;
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function drawingOf(document: PDFDocumentProxy, close: () => void): PdfDrawing {
  const resting = new Set<number>();
  let rested = 0;
  return {
    pages: document.numPages,
    async ratio(number) {
      const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
      return height / width;
    },
    async draw(number, wanted) {
      resting.delete(number);
      const page = await document.getPage(number);
      const canvas = wanted.signal.aborted ? null : await drawPage(page, wanted);
      if (resting.has(number)) page.cleanup();
      return canvas;
    },
    rest(number) {
      resting.add(number);
      void document.getPage(number).then((page) => page.cleanup());
      rested += 1;
      // What pages share is kept too, and grows; while one is being drawn it cannot be given back.
      if (rested % PAGES_BETWEEN_CLEANING === 0) void document.cleanup(true).catch(() => undefined);
    },
    close,
  };
}

/** Rejects when it is no PDF that can be shown. */
export async function openPdf(data: ArrayBuffer, askPassword: AskPassword): Promise<PdfDrawing> {
  const thread = new PdfThread();
  const worker = PDFWorker.create({ port: thread });
  const task = getDocument({
    data,
    worker,
    BinaryDataFactory: PdfParts,
    useWorkerFetch: false,
    // The same letters in the same place on every device: comments point at them.
    useSystemFonts: false,
    // A picture within a page may be larger than a phone can hold.
    canvasMaxAreaInBytes: 64 * 2 ** 20,
    verbosity: 0,
  });
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy();
      thread.terminate();
    });
  };
  task.onPassword = (answer: (password: string | Error) => void, reason: number) => {
    askPassword(reason === INCORRECT_PASSWORD).then(answer, answer);
  };
  try {
    return drawingOf(await task.promise, close);
  } catch (error) {
    close();
    throw error;
  }
}
