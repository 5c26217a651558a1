import { toast } from '#site/ui/toast.ts';
import { useWords } from '../words.ts';
import type { DocumentName } from './answers.ts';
import { isOnSite } from './shown-at.ts';

// They stand in the header or the footer of the console too, which is as old as the page.
const ON_EVERY_PAGE: readonly DocumentName[] = ['brand', 'announcement'];

/** Says that something is public now, and leads to it. */
export function useLiveNotice(name: DocumentName, live: string) {
  const { CONTENT_DESK } = useWords();
  return (title: string) =>
    toast({
      title,
      ...(ON_EVERY_PAGE.includes(name) ? { description: CONTENT_DESK.reloadHere } : {}),
      ...(isOnSite(name) ? { action: { label: CONTENT_DESK.seeLive, href: live } } : {}),
    });
}
