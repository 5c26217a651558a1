import type { Language } from '#domain/site/languages.ts';
import { keepLanguage } from '#server/areas/client/languages.ts';
import { uuidFrom } from '#server/identifiers.ts';
import type { Services } from '#server/services.ts';
import { shareLink } from './design-response.ts';
import { designMailData, designSubject } from './mails.tsx';
import type { StoredDesign } from './store.ts';

// The same design to the same address is one mail, however often the button is pressed.
export async function sendLink(
  { config, content, database, mail }: Services,
  { slug, design }: StoredDesign,
  { address, language }: { address: string; language: Language },
): Promise<boolean> {
  const data = designMailData(content.served.content.prices, design, shareLink(config.siteUrl, slug));
  const letter = mail.queue({
    template: 'design-mail',
    data,
    to: { address },
    replyTo: mail.consultancy.address,
    subject: designSubject(data, content.served.content),
    about: { kind: 'design', id: uuidFrom('design', slug) },
  });
  await database.transaction(async (tx) => {
    await keepLanguage(tx, address, language);
    await tx.execute(mail.insertMails([letter]));
  });
  return mail.tryNow(letter.id);
}
