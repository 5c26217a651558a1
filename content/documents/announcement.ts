import * as z from 'zod';
import { contentDocument } from './document.ts';
import { linkTarget, onCalendar, optionalLine } from './fields.ts';

const schema = z
  .object({
    text: optionalLine('Announcement', 140, {
      hint: 'One line above the menu of every page. Leave it empty to show nothing.',
      spoken: true,
    }),
    linkLabel: optionalLine('Link text', 40, { spoken: true }),
    linkTo: linkTarget('Link', {
      hint: 'A page of this site, such as /contact, or a web address that begins with https://.',
    }),
    from: onCalendar('Show from', 'moment', { hint: 'Leave blank to show it as soon as you publish.' }),
    until: onCalendar('Show until', 'moment', { hint: 'Leave blank to show it until you remove it.' }),
  })
  .superRefine(({ linkLabel, linkTo, from, until }, { addIssue }) => {
    const refuse = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
    if (linkTo && !linkLabel) refuse('linkLabel', 'Please write the link text.');
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
