import { Heading } from '#site/ui/section.tsx';
import { Waiting } from './parts.tsx';
import { useWords } from './words.ts';

/** `name` is the document that is open; without it the list of documents. */
export function ContentView({ name: _name }: { name: string | undefined }) {
  const { CONSOLE } = useWords();
  return (
    <section>
      <Heading level={1} size="heading">
        {CONSOLE.views.content}
      </Heading>
      <Waiting />
    </section>
  );
}
