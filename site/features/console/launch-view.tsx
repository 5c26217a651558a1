import { Heading } from '#site/ui/section.tsx';
import { Waiting } from './parts.tsx';
import { useWords } from './words.ts';

export function LaunchView() {
  const { CONSOLE } = useWords();
  return (
    <section>
      <Heading level={1} size="heading">
        {CONSOLE.views.launch}
      </Heading>
      <Waiting />
    </section>
  );
}
