import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Container, Eyebrow, Heading, Lead, Section, type Tone } from '../ui/section.tsx';

type PageIntroProps = {
  eyebrow?: string;
  heading: string;
  lead?: string;
  tone?: Tone;
  /** A picture: it fills the right of the head to the page's edge, and stands under the words on small screens. */
  view?: ReactNode;
  /** Where a page opens with a picture anyway, small screens go without this one. */
  viewIsWideOnly?: boolean;
  children?: ReactNode;
};

// The head of an inner page: the heading keeps to the left, what acts or shows stands beneath it.
export function PageIntro(props: PageIntroProps) {
  const { eyebrow, heading, lead, tone = 'travertine', view, viewIsWideOnly, children } = props;
  return (
    <Section tone={tone} space={view ? 'none' : 'tight'}>
      <Container className={view ? 'pt-10 pb-10 lg:py-[calc(var(--section)*0.6)]' : undefined}>
        <div className={classes(view ? 'lg:max-w-[calc(100%*7/12-1.5rem)]' : undefined)}>
          {eyebrow ? <Eyebrow className="mb-5">{eyebrow}</Eyebrow> : null}
          <Heading level={1} className="max-w-[11.8em] max-sm:max-w-[8.7em]">
            {heading}
          </Heading>
          {lead ? <Lead className="mt-6 text-balance">{lead}</Lead> : null}
          {children}
        </div>
      </Container>
      {view ? <HeadView wideOnly={viewIsWideOnly}>{view}</HeadView> : null}
    </Section>
  );
}

// The frame of that picture, for a head that is put together elsewhere.
export function HeadView({ wideOnly, children }: { wideOnly?: boolean; children: ReactNode }) {
  return (
    <div
      className={classes(
        wideOnly && 'max-lg:hidden',
        'head-view h-[56vw] max-h-96 lg:absolute lg:inset-y-0 lg:right-0 lg:left-[calc(50%+min(50%-var(--gutter),40rem)*1/6)] lg:h-auto lg:max-h-none [&>picture]:h-full lg:[&>picture]:overflow-hidden lg:[&>picture]:rounded-es-[9rem]',
      )}
    >
      {children}
    </div>
  );
}
