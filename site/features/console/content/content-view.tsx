import { useEffect } from 'react';
import { useContentPlace } from './content-place.ts';
import { DocumentView } from './document-view.tsx';
import { StartView } from './start-view.tsx';

/** The page on which the owner changes what the site says. */
export function ContentView({ account }: { account: string }) {
  const { document: name, field } = useContentPlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document begins at its top
  useEffect(() => {
    if (!field) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [name]);
  if (!name) return <StartView account={account} />;
  return <DocumentView key={name} name={name} field={field} account={account} />;
}
