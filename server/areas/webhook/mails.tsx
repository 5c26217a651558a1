import * as z from 'zod';
import { placeOf } from '#domain/console/place.ts';
import { STOP_REASONS, type StopReason } from '#domain/webhook/events.ts';
import { fill } from '#domain/words/fill.ts';
import { Facts, Letter, LetterLink, Paragraph } from '#server/areas/mail/letter.tsx';
import type { NewMail } from '#server/areas/mail/outbox.ts';
import { noticeTemplate } from '#server/areas/mail/template.ts';
import type { Services } from '#server/services.ts';

const stored = z.object({ name: z.string(), host: z.string(), reason: z.enum(STOP_REASONS) });

export const connectionStoppedNotice = noticeTemplate(
  stored,
  ({ name, host, reason }, { content, consoleUrl }) => {
    const { STOPPED_MAIL: words } = content.consoleConnections;
    return {
      body: (
        <Letter content={content} preview={words.preview} heading={words.heading}>
          <Paragraph>{words.why[reason]}</Paragraph>
          <Facts
            facts={[
              [words.name, name],
              [words.host, host],
            ]}
          />
          <Paragraph>{words.next}</Paragraph>
          <LetterLink href={`${consoleUrl}${placeOf('connections')}`}>{words.action}</LetterLink>
        </Letter>
      ),
    };
  },
  () => STOP_REASONS.map((reason) => ({ name: 'Sample CRM', host: 'hooks.example.com', reason })),
);

type Stopped = { name: string; url: string; reason: StopReason };

export const stoppedNotice = (
  { content, mail }: Pick<Services, 'content' | 'mail'>,
  { name, url, reason }: Stopped,
): NewMail => ({
  template: 'connection-stopped-notice',
  // The rest of the address may be what opens the other program.
  data: { name, host: new URL(url).host, reason },
  to: mail.consultancy,
  subject: fill(content.served.content.consoleConnections.STOPPED_MAIL.subject, { name }),
});
