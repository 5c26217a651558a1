import * as z from 'zod';
import { contentDocument } from './document.ts';
import { linkTarget, onCalendar, optionalLine } from './fields.ts';

const schema = z
  .object({
    text: optionalLine('Announcement', 140, {
      hint: 'One line above the menu of every page. Leave it empty to show nothing.',
    }),
    linkLabel: optionalLine('Words of the link', 40),
    linkTo: linkTarget('The link leads to', { hint: 'A page such as /packages, or a web address.' }),
    from: onCalendar('Show from', 'moment', { hint: 'Empty: at once.' }),
    until: onCalendar('Show until', 'moment', { hint: 'Empty: until you take it away.' }),
  })
  .superRefine(({ linkLabel, linkTo, from, until }, { addIssue }) => {
    const refuse = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
    if (linkTo && !linkLabel) refuse('linkLabel', 'The link needs words to click on.');
    if (linkLabel && !linkTo) refuse('linkTo', 'Please say where the link leads.');
    if (from && until && Date.parse(until) <= Date.parse(from))
      refuse('until', 'The end must come after the beginning.');
  });

/** A line above the header, for as long as it holds. */
export const announcement = contentDocument<z.infer<typeof schema>>({
  schema,
  read: (content) => content.announcement,
  apply: (content, announcement) => ({ ...content, announcement }),
});
