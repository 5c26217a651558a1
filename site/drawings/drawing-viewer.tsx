import { useMemo, useRef } from 'react';
import { Desk } from './desk.tsx';
import { Frame } from './frame.tsx';
import type { OpenDrawing } from './open-drawing.ts';
import { Opening } from './opening.tsx';
import type { DrawingSource, DrawingViewerProps } from './types.ts';
import { useDrawing } from './use-drawing.ts';
import { WordsProvider } from './words.ts';

function useSurface(source: DrawingSource): OpenDrawing | null {
  const ratio = source.kind === 'surface' ? source.height / source.width : 0;
  return useMemo(() => (ratio > 0 ? { kind: 'surface', ratios: [ratio] } : null), [ratio]);
}

function Opened(props: DrawingViewerProps) {
  const { source, title, fetchFile, onClose } = props;
  const { state, retry } = useDrawing(source, fetchFile);
  const surface = useSurface(source);
  const takeEscape = useRef(() => false);
  const drawing = surface ?? (state.step === 'open' ? state.drawing : null);
  return (
    <Frame title={title} onClose={onClose} takeEscape={takeEscape}>
      <Desk
        {...props}
        drawing={drawing}
        opening={<Opening state={state} onRetry={retry} />}
        takeEscape={takeEscape}
      />
    </Frame>
  );
}

/** A drawing with its comments: pages of a PDF, an image, or what a design looks like. */
export function DrawingViewer(props: DrawingViewerProps) {
  const { source, words } = props;
  return (
    <WordsProvider words={words}>
      <Opened key={source.kind === 'file' ? source.file.id : source.surface} {...props} />
    </WordsProvider>
  );
}
