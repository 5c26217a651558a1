import type { CSSProperties, ReactNode } from 'react';
import type { Content } from '#content/content.ts';
import { COLOURS } from '#domain/site/colours.ts';

// How every mail looks: one column, plain words, the brand's ink on white. Inline styles, because mail programs drop others.

const SANS = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif";
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";
const { ink: INK, 'ink-600': QUIET, sand: RULE, lagoon: LAGOON } = COLOURS;

// On a phone a label stands above its value. What does not read this shows them beside each other.
const NARROW =
  '@media (max-width:480px){.label{display:block!important;width:auto!important;font-size:13px!important}}';

type LetterProps = {
  content: Pick<Content, 'brand' | 'mails' | 'readers'>;
  preview: string;
  heading: string;
  why?: string;
  children: ReactNode;
};

export function Letter({ content: { brand, mails, readers }, preview, heading, why, children }: LetterProps) {
  const { SIGNATURE } = mails;
  return (
    <html lang={readers.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{heading}</title>
        <style>{NARROW}</style>
      </head>
      <body style={{ margin: 0, padding: 0, background: COLOURS.travertine, color: INK, fontFamily: SANS }}>
        <div data-skip-in-text="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {preview}
        </div>
        <div style={{ maxWidth: 600, margin: '0 auto', padding: '32px 16px' }}>
          <div style={{ background: '#ffffff', borderTop: `3px solid ${LAGOON}`, padding: '32px 28px' }}>
            <p data-skip-in-text="true" style={{ margin: 0, fontFamily: SERIF, fontSize: 18, color: LAGOON }}>
              {brand.name}
            </p>
            <h1
              style={{
                margin: '20px 0 0',
                fontFamily: SERIF,
                fontWeight: 400,
                fontSize: 28,
                lineHeight: '34px',
              }}
            >
              {heading}
            </h1>
            {children}
            <div style={{ marginTop: 32, borderTop: `1px solid ${RULE}`, paddingTop: 18 }}>
              <p style={{ ...quiet, color: INK, fontWeight: 600 }}>{SIGNATURE.closing}</p>
              {SIGNATURE.lines.map((line) => (
                <p key={line} style={quiet}>
                  {line}
                </p>
              ))}
            </div>
          </div>
          {why ? <p style={{ ...quiet, padding: '16px 28px 0' }}>{why}</p> : null}
        </div>
      </body>
    </html>
  );
}

const quiet: CSSProperties = { margin: 0, fontSize: 13, lineHeight: '20px', color: QUIET };

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={{ margin: '16px 0 0', fontSize: 16, lineHeight: '25px' }}>{children}</p>;
}

const MOST_LINES = 200;

// A visitor's own words keep their line breaks. Thousands of elements take seconds to render, so only the first lines have one
// each; the breaks of the rest are shown by mail programs that can.
export function Words({ children, most = MOST_LINES }: { children: string; most?: number }) {
  const lines = children.split('\n');
  const rest = lines.slice(most).join('\n');
  return (
    <Paragraph>
      {lines.slice(0, most).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text have no other name
        <span key={index}>
          {line}
          {index < lines.length - 1 ? <br /> : null}
        </span>
      ))}
      {rest ? <span style={{ whiteSpace: 'pre-line' }}>{rest}</span> : null}
    </Paragraph>
  );
}

/** Of each text, where a mail holds many of them. */
export const linesEach = (texts: number) =>
  Math.max(3, Math.min(MOST_LINES, Math.floor((5 * MOST_LINES) / texts)));

export function Subheading({ children }: { children: ReactNode }) {
  return (
    <h2 style={{ margin: '28px 0 0', fontFamily: SERIF, fontWeight: 400, fontSize: 20, lineHeight: '26px' }}>
      {children}
    </h2>
  );
}

export type Fact = readonly [label: string, value: string];

type FactsProps = { facts: readonly Fact[]; strong?: 'label' | 'value' };

// One line each in the text part ("Label: value"); a strong label stands above its value in the other.
export function Facts({ facts, strong = 'value' }: FactsProps) {
  const stacked = strong === 'label';
  const [labelStyle, valueStyle] = stacked ? [loud, { ...soft, display: 'block' }] : [beside, answer];
  return (
    <div style={{ marginTop: 12 }}>
      {facts.map(([label, value]) => (
        <p key={label} style={row}>
          <span className={stacked ? undefined : 'label'} style={labelStyle}>{`${label}: `}</span>
          <span style={valueStyle}>{value}</span>
        </p>
      ))}
    </div>
  );
}

const row: CSSProperties = {
  margin: 0,
  padding: '8px 0',
  borderBottom: `1px solid ${RULE}`,
  fontSize: 15,
  lineHeight: '22px',
};
const soft: CSSProperties = { color: QUIET };
const loud: CSSProperties = { fontWeight: 600, whiteSpace: 'pre-line' };
const beside: CSSProperties = { ...soft, display: 'inline-block', width: 210, verticalAlign: 'top' };
const answer: CSSProperties = { ...loud, display: 'inline-block', maxWidth: 320, verticalAlign: 'top' };

export function SmallPrint({ children }: { children: ReactNode }) {
  return <p style={{ ...quiet, marginTop: 24 }}>{children}</p>;
}

export function LetterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: '24px 0 0' }}>
      <a
        href={href}
        style={{
          display: 'inline-block',
          padding: '13px 22px',
          background: COLOURS['clay-600'],
          borderRadius: 4,
          color: '#ffffff',
          fontSize: 16,
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </p>
  );
}
