import type { Content } from '#content/content.ts';
import { unbroken } from '#site/ui/unbroken.tsx';

// How it stands on phones is said in package.css: its cells are many.
export function ComparisonTable({ words }: { words: Content['ownerBuilder']['COMPARISON'] }) {
  const [featureColumn] = words.columns;
  return (
    <table className="comparison">
      <thead>
        <tr>
          {words.columns.map((column) => (
            <th key={column} scope="col" className="first:max-md:sr-only">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.rows.map(([feature, base, extra]) => (
          <tr key={feature}>
            <th scope="row">
              <span className="sr-only md:hidden">{featureColumn}: </span>
              {feature}
            </th>
            <td className={base === words.notIncluded ? 'text-ink-600' : undefined}>{base}</td>
            <td>{unbroken(extra)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
