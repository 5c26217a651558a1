import type { ReactNode } from 'react';
import * as z from 'zod';
import type { Content } from '#content/content.ts';
import { type RoomView, roomLink } from '#domain/project/room.ts';
import { Facts, Letter, LetterLink, SmallPrint } from '#server/areas/mail/letter.tsx';
import type { MailSite } from '#server/areas/mail/template.ts';

// The frame of a project's mails: to its client with the link into the room, and to ourselves.

export type MailWords = Content['projectMails']['PROJECT_MAILS'];

export const clientStored = { ticketNumber: z.string(), roomKey: z.string().optional() };
export const SAMPLE_LETTER = { ticketNumber: 'PW-SAMPLE', roomKey: 'sample-key' };

type ClientLetterProps = {
  site: MailSite;
  heading: string;
  preview: string;
  data: { ticketNumber: string; roomKey?: string | undefined };
  view: RoomView;
  children: ReactNode;
};

export function ClientLetter({ site, heading, preview, data, view, children }: ClientLetterProps) {
  const { siteUrl, content } = site;
  const words = content.projectMails.PROJECT_MAILS;
  return (
    <Letter content={content} preview={preview} heading={heading} why={words.why}>
      <Facts facts={[[words.ticket, data.ticketNumber]]} />
      {children}
      {data.roomKey ? (
        <>
          <LetterLink href={roomLink(siteUrl, data.roomKey, view)}>{words.open}</LetterLink>
          <SmallPrint>{words.private}</SmallPrint>
        </>
      ) : null}
    </Letter>
  );
}

type NoticeLetterProps = { site: MailSite; heading: string; preview: string; children: ReactNode };

export const NoticeLetter = ({
  site: { consoleUrl, content },
  heading,
  preview,
  children,
}: NoticeLetterProps) => (
  <Letter content={content} preview={preview} heading={heading}>
    {children}
    <LetterLink href={consoleUrl}>{content.mails.OPEN_IN_CONSOLE}</LetterLink>
  </Letter>
);
