import type { ComparedVersion } from '#site/design-compare/design-comparison.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { lazyPart } from '#site/ui/lazy-part.tsx';
import { Waiting } from '../parts.tsx';
import { useWords } from '../words.ts';

// It brings the layout of pools along: fetched when somebody compares.
const DesignComparison = lazyPart(
  async () => (await import('#site/design-compare/design-comparison.tsx')).DesignComparison,
  { waiting: <Waiting /> },
);

type CompareProps = {
  title: string;
  before: ComparedVersion;
  after: ComparedVersion;
  names: { before: string; after: string };
  onClose: () => void;
};

/** What changed between two versions, or between a version and the client's wish. */
export function CompareDialog({ title, onClose, ...compared }: CompareProps) {
  const { DESIGN_COMPARE_WORDS, PRICES } = useWords();
  return (
    <Dialog open onOpenChange={onClose} title={title} size="lg">
      <DesignComparison {...compared} prices={PRICES} words={DESIGN_COMPARE_WORDS} />
    </Dialog>
  );
}
