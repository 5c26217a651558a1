import type { PictureStage } from '#domain/design/design-answer.ts';
import { fill } from '#domain/words/fill.ts';
import { Progress } from '#site/ui/progress.tsx';
import { type DesignWords, useWords } from './words.ts';

type Stages = DesignWords['rendering']['stages'];

const percentOf = (stage: PictureStage | null) =>
  stage?.stage === 'rendering' ? stage.percent : stage?.stage === 'finishing' ? 100 : 0;

/** Told in steps: a listener does not want every percent. */
export function stageWords(words: Stages, stage: PictureStage | null, step = 1): string {
  switch (stage?.stage) {
    case 'queued':
      return fill(words.queued, { position: stage.position });
    case 'preparing':
      return words.preparing;
    case 'rendering':
      return fill(words.rendering, { percent: Math.floor(stage.percent / step) * step });
    case 'finishing':
      return words.finishing;
    default:
      return words.understood;
  }
}

export function StageBar({ stage }: { stage: PictureStage | null }) {
  const { heading, stages } = useWords().rendering;
  return (
    <>
      <p className="absolute top-2 right-2 rounded-full bg-ink/80 px-3 py-1 text-fine @max-xs:sr-only">
        {stageWords(stages, stage)}
      </p>
      <Progress
        value={Math.round(percentOf(stage))}
        label={heading}
        className="absolute inset-x-0 bottom-0 [&>[role=progressbar]>div]:bg-water-300 [&>[role=progressbar]]:h-1 [&>[role=progressbar]]:rounded-none [&>[role=progressbar]]:bg-ink/40"
      />
    </>
  );
}
