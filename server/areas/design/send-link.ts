import { fill } from '#domain/words/fill.ts';
import { uuidFrom } from '#server/identifiers.ts';
import type { Services } from '#server/services.ts';
import { shareLink } from './design-response.ts';
import { designMailData } from './mails.tsx';
import type { StoredDesign } from './store.ts';

// The same design to the same address is one mail, however often the button is pressed.
export async function sendLink(
  { config, content, db, mail }: Services,
  { slug, design }: StoredDesign,
  address: string,
): Promise<boolean> {
  const { designTool, prices } = content.served.content;
  const data = designMailData(prices, design, shareLink(config.siteUrl, slug));
  const letter = mail.queue({
    template: 'design-mail',
    data,
    to: { address },
    replyTo: mail.consultancy.address,
    subject: fill(designTool.DESIGN_MAIL.subject, { style: data.style }),
    about: { kind: 'design', id: uuidFrom('design', slug) },
  });
  await db.execute(mail.insertMails([letter]));
  return mail.tryNow(letter.id);
}
