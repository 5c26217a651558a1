import { Heading } from '#site/ui/section.tsx';
import { useWords } from './words.ts';

export function NotIncluded() {
  const { LEFT_OUT } = useWords();
  return (
    <>
      <Heading level={3}>{LEFT_OUT.heading}</Heading>
      <p className="mt-2 max-w-[60ch] text-ink-600">{LEFT_OUT.lead}</p>
      <dl className="mt-7 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {LEFT_OUT.items.map(({ title, detail }) => (
          <div key={title} className="border-sand border-t py-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-600 text-small">{detail}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
