import { ESTIMATE_ANSWER } from '#content/native-forms.ts';
import { WANTED } from '#domain/estimate/wanted.ts';
import { Button } from '#site/ui/button.tsx';

// Where no script works the figures out as one chooses: the same form, answered by a page, without an address.
export function ShowFigures({ className }: { className?: string }) {
  return (
    <Button
      type="submit"
      variant="secondary"
      size="lg"
      name={WANTED.name}
      value={WANTED.figures}
      className={className}
    >
      {ESTIMATE_ANSWER.showFigures}
    </Button>
  );
}
