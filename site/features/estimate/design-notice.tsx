import { arrivedWords } from '#domain/estimate/arrived-words.ts';
import { arrivedFields, type EstimateCarryOver } from '#domain/estimate/carry-over.ts';
import { fill } from '#domain/words/fill.ts';
import { tell } from '#site/language.ts';
import { Alert } from '#site/ui/alert.tsx';
import { useWords } from './words.ts';

export function DesignNotice({ design }: { design: EstimateCarryOver }) {
  const { DESIGN_NOTICE } = useWords();
  const { poolLength } = design;
  const length =
    poolLength && /^[\d.]+$/.test(poolLength) ? fill(DESIGN_NOTICE.feet, { length: poolLength }) : poolLength;
  const facts = [
    [DESIGN_NOTICE.style, design.poolStyle && tell(design.poolStyle)],
    [DESIGN_NOTICE.length, length],
    [DESIGN_NOTICE.range, design.estimatedRange],
    [DESIGN_NOTICE.budget, design.budget],
  ].filter(([, value]) => value);
  const arrived = arrivedFields(design);
  return (
    <Alert tone="info" title={arrived.length > 0 ? DESIGN_NOTICE.title : DESIGN_NOTICE.missing}>
      <p>{arrived.length > 0 ? arrivedWords(DESIGN_NOTICE, arrived) : DESIGN_NOTICE.missingHelp}</p>
      {facts.length ? (
        <p className="mt-1 font-medium">{facts.map(([label, value]) => `${label}: ${value}`).join(' · ')}</p>
      ) : null}
    </Alert>
  );
}
