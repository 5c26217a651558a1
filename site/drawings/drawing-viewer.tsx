import type { DrawingViewerProps } from './types.ts';

export function DrawingViewer({ title }: DrawingViewerProps) {
  return <section aria-label={title} />;
}
