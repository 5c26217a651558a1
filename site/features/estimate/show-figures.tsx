import { NATIVE_BUTTONS } from '#domain/estimate/native-buttons.ts';
import { Button } from '#site/ui/button.tsx';
import { useWords } from './words.ts';

// Where no script works the figures out as one chooses: the same form, answered by a page, without an address.
export function ShowFigures({ className }: { className?: string }) {
  const { showFigures } = useWords();
  return (
    <Button
      type="submit"
      variant="secondary"
      size="lg"
      name={NATIVE_BUTTONS.name}
      value={NATIVE_BUTTONS.figures}
      className={className}
    >
      {showFigures}
    </Button>
  );
}
