import { DESIGN_NOTICE } from '#content/estimate.ts';
import type { EstimateCarryOver } from '#domain/estimate/carry-over.ts';
import { Alert } from '#site/ui/alert.tsx';

export function DesignNotice({ design }: { design: EstimateCarryOver }) {
  const length =
    design.poolLength && /^[\d.]+$/.test(design.poolLength) ? `${design.poolLength} ft` : design.poolLength;
  const facts = [
    [DESIGN_NOTICE.style, design.poolStyle],
    [DESIGN_NOTICE.length, length],
    [DESIGN_NOTICE.range, design.estimatedRange],
  ].filter(([, value]) => value);
  return (
    <Alert tone="info" title={DESIGN_NOTICE.title}>
      <p>{DESIGN_NOTICE.body}</p>
      {facts.length ? (
        <p className="mt-1 font-medium">{facts.map(([label, value]) => `${label}: ${value}`).join(' · ')}</p>
      ) : null}
    </Alert>
  );
}
