import { Fragment } from 'react';
import * as z from 'zod';
import type { Content } from '#content/content.ts';
import { BOOKING_SIDES, CALL_WAYS, callLink } from '#domain/booking/booking.ts';
import { momentIn } from '#domain/booking/local-time.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { shareLink } from '#server/areas/design/design-response.ts';
import {
  type Fact,
  Facts,
  Letter,
  LetterLink,
  Paragraph,
  SmallPrint,
  Subheading,
  Words,
} from '#server/areas/mail/letter.tsx';
import {
  type MailSite,
  mailTemplate,
  noticeTemplate,
  type Subject,
  untilMoment,
} from '#server/areas/mail/template.ts';
import { voiceOf } from '#server/voice.ts';
import { calendarFile } from './calendar-file.ts';

// Times are written out in the reader's own zone. Nothing that was typed goes to the visitor's address: it may be a stranger's.

const call = {
  id: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  sequence: z.number(),
  zone: z.string(),
  way: z.enum(CALL_WAYS),
  design: z.string().nullable(),
  email: z.string(),
};
const person = { name: z.string(), phone: z.string(), details: z.string() };
const change = {
  event: z.enum(['booked', 'moved', 'canceled']),
  by: z.enum(BOOKING_SIDES),
  /** When it was to be until now. */
  before: z.string().optional(),
  /** Of a cancellation; to the visitor only what the studio wrote. */
  reason: z.string().optional(),
};

const visitorStored = z.object({ ...call, ...change, key: z.string() });
const noticeStored = z.object({ ...call, ...change, ...person });
const reminderStored = z.object({ ...call, key: z.string(), window: z.enum(['day', 'hour']) });
const reminderNoticeStored = z.object({ ...call, ...person });
export type VisitorMail = z.infer<typeof visitorStored>;
export type NoticeMail = z.infer<typeof noticeStored>;
export type ReminderMail = z.infer<typeof reminderStored>;
export type ReminderNotice = z.infer<typeof reminderNoticeStored>;
type Call = Pick<VisitorMail, keyof typeof call>;

const SAMPLE: Call = {
  id: '00000000-0000-4000-8000-000000000000',
  startsAt: '2030-03-12T18:00:00.000Z',
  endsAt: '2030-03-12T18:30:00.000Z',
  sequence: 0,
  zone: 'America/Chicago',
  way: 'video',
  design: 'sample',
  email: 'sample@example.com',
};
const SAMPLE_PERSON = {
  name: 'Sample Person',
  phone: '(555) 555-0100',
  details: 'This is an example: where the spa should go.',
};
const CHANGES = [
  { event: 'booked', by: 'visitor' },
  ...BOOKING_SIDES.flatMap((by) => [
    { event: 'moved' as const, by, before: '2030-03-11T15:00:00.000Z' },
    { event: 'canceled' as const, by, reason: 'This is an example: we are closed that day.' },
  ]),
] as const;

const attached = (site: MailSite, data: Call, canceled: boolean, who?: { name: string; phone: string }) => {
  const { content, ...file } = calendarFile(site, { ...data, state: canceled ? 'canceled' : 'booked' }, who);
  return [{ ...file, content: Buffer.from(content) }];
};

const minutesOf = ({ startsAt, endsAt }: Call) =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);

/** When it is, on the visitor's clock and in their language. */
const theirMoment = (content: Content, { zone }: Pick<Call, 'zone'>, moment: string) =>
  momentIn(zone, moment, voiceOf(content).locale);

/** How to talk is of no use once the call is canceled. */
const visitorFacts = (
  { content }: MailSite,
  data: Call & Partial<Pick<VisitorMail, 'event' | 'before'>>,
): Fact[] => {
  const { labels, minutes, ways } = content.booking.BOOKING_MAILS;
  const video = content.booking.BOOKING_RULES.videoUrl ? ways.video : ways.videoLater;
  return [
    [labels.when, theirMoment(content, data, data.startsAt)],
    ...(data.before ? [[labels.before, theirMoment(content, data, data.before)] as const] : []),
    [labels.minutes, fill(minutes, { minutes: minutesOf(data) })],
    ...(data.event === 'canceled' ? [] : [[labels.how, data.way === 'video' ? video : ways.phone] as const]),
  ];
};

/** Where to meet and what to look at. */
function CallLinks({ site: { content, siteUrl }, data }: { site: MailSite; data: Call }) {
  const { BOOKING_MAILS: words, BOOKING_RULES: rules } = content.booking;
  return (
    <>
      {data.way === 'video' && rules.videoUrl ? (
        <LetterLink href={rules.videoUrl}>{words.join}</LetterLink>
      ) : null}
      {data.design ? <LetterLink href={shareLink(siteUrl, data.design)}>{words.design}</LetterLink> : null}
    </>
  );
}

function ChangeLink({ site: { content, siteUrl }, callKey }: { site: MailSite; callKey: string }) {
  const words = content.booking.BOOKING_MAILS;
  return (
    <>
      <LetterLink href={callLink(siteUrl, callKey)}>{words.open}</LetterLink>
      <SmallPrint>{words.note}</SmallPrint>
    </>
  );
}

const wordsOf = (
  words: MailSite['content']['booking']['BOOKING_MAILS'],
  { event, by }: Pick<VisitorMail, 'event' | 'by'>,
) => (event === 'booked' ? words.booked : words[event][by]);

export const bookingSubject: Subject<Pick<VisitorMail, 'event' | 'by' | 'zone' | 'startsAt'>> = (
  data,
  content,
) =>
  fill(wordsOf(content.booking.BOOKING_MAILS, data).subject, {
    time: theirMoment(content, data, data.startsAt),
  });

export const reminderSubject: Subject<Pick<ReminderMail, 'window' | 'zone' | 'startsAt'>> = (data, content) =>
  fill(content.booking.BOOKING_MAILS[data.window].subject, {
    time: theirMoment(content, data, data.startsAt),
  });

export const bookingMail = mailTemplate(
  visitorStored,
  (data, site) => {
    const { content, siteUrl } = site;
    const words = content.booking.BOOKING_MAILS;
    const { heading, text } = wordsOf(words, data);
    const canceled = data.event === 'canceled';
    return {
      body: (
        <Letter
          content={content}
          preview={theirMoment(content, data, data.startsAt)}
          heading={heading}
          why={words.why}
        >
          <Facts facts={visitorFacts(site, data)} />
          <Paragraph>{text}</Paragraph>
          {data.reason && data.by === 'studio' ? (
            <>
              <Subheading>{words.reason}</Subheading>
              <Words>{data.reason}</Words>
            </>
          ) : null}
          <Paragraph>{canceled ? words.removed : words.file}</Paragraph>
          {canceled ? (
            <LetterLink href={`${siteUrl}${ROUTES.book}`}>{words.again}</LetterLink>
          ) : (
            <>
              <CallLinks site={site} data={data} />
              <ChangeLink site={site} callKey={data.key} />
            </>
          )}
        </Letter>
      ),
      attachments: attached(site, data, canceled),
    };
  },
  () => CHANGES.map((one) => ({ ...SAMPLE, ...one, key: 'sample-key' })),
  bookingSubject,
);

export const reminderMail = untilMoment(
  mailTemplate(
    reminderStored,
    (data, site) => {
      const words = site.content.booking.BOOKING_MAILS;
      const { heading, text } = words[data.window];
      return {
        body: (
          <Letter
            content={site.content}
            preview={theirMoment(site.content, data, data.startsAt)}
            heading={heading}
            why={words.why}
          >
            <Paragraph>{text}</Paragraph>
            <Facts facts={visitorFacts(site, data)} />
            <CallLinks site={site} data={data} />
            <ChangeLink site={site} callKey={data.key} />
          </Letter>
        ),
      };
    },
    () => (['day', 'hour'] as const).map((window) => ({ ...SAMPLE, window, key: 'sample-key' })),
    reminderSubject,
  ),
  reminderStored,
  ({ startsAt }) => startsAt,
);

type StudioLetterProps = {
  site: MailSite;
  heading: string;
  data: ReminderNotice & Partial<Pick<NoticeMail, 'event' | 'before' | 'reason'>>;
};

function StudioLetter({ site, heading, data }: StudioLetterProps) {
  const { content, consoleUrl, siteUrl } = site;
  const { BOOKING_NOTICES: words, BOOKING_RULES: rules } = content.booking;
  const canceled = data.event === 'canceled';
  const video = rules.videoUrl || canceled ? words.ways.video : words.noVideoUrl;
  const when = momentIn(rules.zone, data.startsAt);
  const facts: Fact[] = [
    [words.labels.when, when],
    ...(data.before ? [[words.labels.before, momentIn(rules.zone, data.before)] as const] : []),
    [words.labels.theirs, momentIn(data.zone, data.startsAt)],
    [words.labels.how, data.way === 'video' ? video : words.ways.phone],
    [words.labels.name, data.name],
    [words.labels.email, data.email],
    ...(data.phone ? [[words.labels.phone, data.phone] as const] : []),
  ];
  const texts = [
    [words.reason, data.reason],
    [words.details, data.details],
  ] as const;
  return (
    <Letter content={content} preview={when} heading={heading}>
      <Facts facts={facts} />
      {texts.map(([label, text]) =>
        text ? (
          <Fragment key={label}>
            <Subheading>{label}</Subheading>
            <Words>{text}</Words>
          </Fragment>
        ) : null,
      )}
      {data.way === 'video' && rules.videoUrl && !canceled ? (
        <LetterLink href={rules.videoUrl}>{content.booking.BOOKING_MAILS.join}</LetterLink>
      ) : null}
      {data.design ? <LetterLink href={shareLink(siteUrl, data.design)}>{words.design}</LetterLink> : null}
      <LetterLink href={consoleUrl}>{content.mails.OPEN_IN_CONSOLE}</LetterLink>
    </Letter>
  );
}

export const bookingNotice = noticeTemplate(
  noticeStored,
  (data, site) => {
    const { BOOKING_NOTICES: words } = site.content.booking;
    const { heading } = data.event === 'booked' ? words.booked : words[data.event][data.by];
    return {
      body: <StudioLetter site={site} heading={heading} data={data} />,
      attachments: attached(site, data, data.event === 'canceled', data),
    };
  },
  () => CHANGES.map((one) => ({ ...SAMPLE, ...one, ...SAMPLE_PERSON })),
);

export const reminderNotice = untilMoment(
  noticeTemplate(
    reminderNoticeStored,
    (data, site) => ({
      body: (
        <StudioLetter site={site} heading={site.content.booking.BOOKING_NOTICES.hour.heading} data={data} />
      ),
    }),
    () => [{ ...SAMPLE, ...SAMPLE_PERSON }],
  ),
  reminderNoticeStored,
  ({ startsAt }) => startsAt,
);
