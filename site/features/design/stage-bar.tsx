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
    <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink/85 to-ink/0 p-4 pt-10 @max-xs:p-2">
      <p className="mb-2 text-small @max-xs:sr-only">{stageWords(stages, stage)}</p>
      <Progress
        value={Math.round(percentOf(stage))}
        label={heading}
        className="[&>[role=progressbar]>div]:bg-water-300 [&>[role=progressbar]]:bg-white/25"
      />
    </div>
  );
}
