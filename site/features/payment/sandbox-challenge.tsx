import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { useWords } from './words.ts';

type ChallengeProps = { open: boolean; onAnswer: (answer: 'passed' | 'failed') => void };

// Stands in for the bank's own page; closing it is the same as failing it.
export function SandboxChallenge({ open, onAnswer }: ChallengeProps) {
  const { SANDBOX_CARD } = useWords();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onAnswer('failed'))}
      title={SANDBOX_CARD.challengeTitle}
      description={SANDBOX_CARD.challenge}
      size="sm"
    >
      <div className="mt-2 flex flex-wrap gap-3">
        <Button onClick={() => onAnswer('passed')}>{SANDBOX_CARD.challengePass}</Button>
        <Button variant="secondary" onClick={() => onAnswer('failed')}>
          {SANDBOX_CARD.challengeFail}
        </Button>
      </div>
    </Dialog>
  );
}
