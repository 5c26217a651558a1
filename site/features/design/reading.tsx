import type { Design } from '#domain/design/design.ts';
import { Assumptions } from './assumptions.tsx';
import { UnderstoodText } from './understood-text.tsx';
import type { Shown } from './use-design-tool.ts';

type ReadingProps = {
  shown: Shown;
  onEdit: (changes: Partial<Design>) => void;
  onBudget: (dollars: number | null) => void;
};

// Under the picture, how it came about: the visitor's words with what each became, and what they left open.
export function Reading({ shown, onEdit, onBudget }: ReadingProps) {
  const isTold = shown.understood.length + shown.notUnderstood.length > 0;
  if (!isTold && shown.assumptions.length === 0) return null;
  return (
    <div id="reading" className="grid gap-6">
      {isTold ? (
        <UnderstoodText key={shown.specs.raw} shown={shown} onEdit={onEdit} onBudget={onBudget} />
      ) : null}
      <Assumptions shown={shown} onEdit={onEdit} onBudget={onBudget} />
    </div>
  );
}
