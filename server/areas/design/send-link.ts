import { DEFAULT_CONTENT } from '#content/default-content.ts';
import { depthWords } from '#domain/design/depth-words.ts';
import { estimateDesign } from '#domain/design/estimate.ts';
import { estimatedRange } from '#domain/design/hand-off.ts';
import { specsOf } from '#domain/design/specs.ts';
import { fill } from '#domain/words/fill.ts';
import { uuidFrom } from '#server/identifiers.ts';
import type { Services } from '#server/services.ts';
import { shareLink } from './design-response.ts';
import type { DesignMailData } from './mails.tsx';
import type { StoredDesign } from './store.ts';

const { DESIGN_MAIL } = DEFAULT_CONTENT.designTool;

// The same design to the same address is one mail, however often the button is pressed.
export async function sendLink(
  { config, db, mail }: Services,
  { slug, design }: StoredDesign,
  address: string,
): Promise<boolean> {
  const estimate = estimateDesign(DEFAULT_CONTENT.prices, design);
  const data: DesignMailData = {
    style: specsOf(design).style,
    size: `${design.lengthFt} × ${design.widthFt} ft`,
    depth: depthWords(design),
    features: design.features.join(', '),
    estimate: estimatedRange(estimate),
    weeks: estimate.timelineWeeks,
    link: shareLink(config.siteUrl, slug),
  };
  const letter = mail.queue({
    template: 'design-mail',
    data,
    to: { address },
    replyTo: mail.consultancy.address,
    subject: fill(DESIGN_MAIL.subject, { style: data.style }),
    about: { kind: 'design', id: uuidFrom('design', slug) },
  });
  await db.execute(mail.insertMails([letter]));
  return mail.tryNow(letter.id);
}
