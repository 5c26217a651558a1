import { useEffect } from 'react';

type Behaviour = () => undefined | (() => void);

// A small behaviour without imports or closures: written into pages that are served without the router's script,
// and run as an effect when a navigation inside the site brings the page.
export function PageScript({ run }: { run: Behaviour }) {
  useEffect(() => run(), [run]);
  if (!import.meta.env.SSR) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function's text
  return <script dangerouslySetInnerHTML={{ __html: `(${run.toString()})()` }} />;
}
