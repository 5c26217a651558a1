import * as z from 'zod';
import type { Content } from '#content/content.ts';
import { plotFacts, sayPlot, sayPlotOrigin } from '#domain/design/plot-facts.ts';
import { INTAKE_PROGRESS } from '#domain/intake/intake-progress.ts';
import { roomLink } from '#domain/project/room.ts';
import { fill } from '#domain/words/fill.ts';
import { megabytes } from '#domain/words/megabytes.ts';
import { type Fact, Facts, Letter, LetterLink, Paragraph, Subheading } from '#server/areas/mail/letter.tsx';
import { mailTemplate, noticeTemplate, type Subject } from '#server/areas/mail/template.ts';
import { summaryOf, summaryWithoutWords } from './summary.ts';

const stored = z.object({
  ticketNumber: z.string(),
  submission: z.record(z.string(), z.unknown()),
  files: z.array(z.object({ filename: z.string(), size: z.number() })),
  plot: z.optional(plotFacts),
  accessKey: z.string().optional(),
});

type StatusLinkProps = {
  words: Content['intake']['INTAKE_MAIL'];
  siteUrl: string;
  accessKey: string | undefined;
};

const StatusLink = ({ words, siteUrl, accessKey }: StatusLinkProps) =>
  accessKey ? (
    <>
      <LetterLink href={roomLink(siteUrl, accessKey)}>{words.status}</LetterLink>
      <Paragraph>{words.statusNote}</Paragraph>
    </>
  ) : null;

const EXAMPLE: z.input<typeof stored> = {
  ticketNumber: 'PW-SAMPLE',
  submission: {
    fullName: 'Sample Person',
    email: 'sample@example.com',
    phone: '(555) 555-0100',
    projectAddress: '1 Sample Street',
    city: 'Sampletown',
    state: 'FL',
    zipCode: '00000',
    county: 'Sample County',
    poolLength: 36,
    poolWidth: 16,
    shallowDepth: 3.5,
    deepDepth: 6,
    hasSpa: true,
    specialRequests: 'This is an example.',
  },
  files: [{ filename: 'sample-survey.pdf', size: 1_200_000 }],
  plot: {
    areaSqFt: 8000,
    buildings: ['house'],
    trees: 3,
    nearest: { kind: 'house', feet: 12 },
    source: { kind: 'pdf', errorPercent: 0.4 },
  },
  accessKey: 'sample-key',
};

export const intakeSubject: Subject<{ ticketNumber: string }> = ({ ticketNumber }, { intake }) =>
  fill(intake.INTAKE_MAIL.subject, { ticket: ticketNumber });

export const intakeMail = mailTemplate(
  stored,
  (data, { siteUrl, content }) => {
    const { INTAKE_MAIL } = content.intake;
    return {
      body: (
        <Letter
          content={content}
          preview={INTAKE_MAIL.preview}
          heading={INTAKE_MAIL.heading}
          why={INTAKE_MAIL.why}
        >
          <Facts facts={[[INTAKE_MAIL.ticket, data.ticketNumber]]} />
          <Paragraph>{INTAKE_MAIL.next}</Paragraph>
          {data.files.length === 0 ? <Paragraph>{INTAKE_MAIL.missing}</Paragraph> : null}
          <StatusLink words={INTAKE_MAIL} siteUrl={siteUrl} accessKey={data.accessKey} />
          <Subheading>{INTAKE_MAIL.summary}</Subheading>
          {/* Nothing that was typed: the form must not be usable to send spam to a third party's address. */}
          <Facts facts={summaryWithoutWords(content, data.submission)} />
          {data.plot ? <Paragraph>{INTAKE_MAIL.plot}</Paragraph> : null}
          <Paragraph>{INTAKE_MAIL.rest}</Paragraph>
        </Letter>
      ),
    };
  },
  () => [EXAMPLE],
  intakeSubject,
);

const plotFact = ({ intake, plotSummary }: Content, plot: z.infer<typeof stored>['plot']): Fact[] =>
  plot
    ? [
        [
          intake.INTAKE_NOTICE.plot,
          `${sayPlot(plotSummary.PLOT_SUMMARY, plot)}. ${sayPlotOrigin(plotSummary.PLOT_SUMMARY, plot)}`,
        ],
      ]
    : [];

export const intakeNotice = noticeTemplate(
  stored,
  (data, { consoleUrl, content }) => {
    const { INTAKE_MAIL, INTAKE_NOTICE } = content.intake;
    return {
      body: (
        <Letter content={content} preview={data.ticketNumber} heading={INTAKE_NOTICE.heading}>
          <Paragraph>{INTAKE_NOTICE.opening}</Paragraph>
          <Facts
            facts={[
              [INTAKE_MAIL.ticket, data.ticketNumber],
              ...summaryOf(content, data.submission),
              ...plotFact(content, data.plot),
            ]}
          />
          <Subheading>{`${INTAKE_NOTICE.files}: ${data.files.length}`}</Subheading>
          <Facts facts={data.files.map((file) => [file.filename, megabytes(file.size)])} />
          <LetterLink href={consoleUrl}>{content.mails.OPEN_IN_CONSOLE}</LetterLink>
        </Letter>
      ),
    };
  },
  () => [EXAMPLE],
);

const progressStored = z.object({
  ticketNumber: z.string(),
  progress: z.enum(INTAKE_PROGRESS),
  accessKey: z.string().optional(),
});

export const progressSubject: Subject<Omit<z.infer<typeof progressStored>, 'accessKey'>> = (
  { ticketNumber, progress },
  { intake: { PROGRESS_MAIL } },
) => fill(PROGRESS_MAIL.subject, { ticket: ticketNumber, label: PROGRESS_MAIL.heading[progress] });

export const progressMail = mailTemplate(
  progressStored,
  (data, { siteUrl, content }) => {
    const { INTAKE_MAIL, PROGRESS_MAIL } = content.intake;
    return {
      body: (
        <Letter
          content={content}
          preview={data.ticketNumber}
          heading={PROGRESS_MAIL.heading[data.progress]}
          why={INTAKE_MAIL.why}
        >
          <Facts facts={[[INTAKE_MAIL.ticket, data.ticketNumber]]} />
          <Paragraph>{PROGRESS_MAIL.body[data.progress]}</Paragraph>
          <StatusLink words={INTAKE_MAIL} siteUrl={siteUrl} accessKey={data.accessKey} />
        </Letter>
      ),
    };
  },
  () => INTAKE_PROGRESS.map((progress) => ({ ...EXAMPLE, progress })),
  progressSubject,
);
