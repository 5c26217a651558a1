import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Container, Heading, Lead, Section, type Tone } from '../ui/section.tsx';

type ClosingBandProps = {
  heading: string;
  lead: string;
  tone?: Tone;
  /** Between the buttons. */
  gap: string;
  /** Three buttons need half of the width. */
  even?: boolean;
  children?: ReactNode;
};

// The last words of a page, and the buttons that lead on.
export function ClosingBand({ heading, lead, tone, gap, even, children }: ClosingBandProps) {
  return (
    <Section tone={tone} space="tight">
      <Container className="grid gap-x-12 gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className={even ? 'lg:col-span-6' : 'lg:col-span-7'}>
          <Heading>{heading}</Heading>
          <Lead className="mt-4">{lead}</Lead>
        </div>
        <div
          className={classes(
            'flex flex-wrap max-sm:*:w-full lg:justify-end',
            gap,
            even ? 'lg:col-span-6' : 'lg:col-span-5',
          )}
        >
          {children}
        </div>
      </Container>
    </Section>
  );
}
