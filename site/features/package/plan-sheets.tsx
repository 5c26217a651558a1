import type { Content } from '#content/content.ts';
import { SAMPLE_SET } from '#domain/site/sample-set.ts';
import { fill } from '#domain/words/fill.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Picture, type PictureData } from '#site/ui/picture.tsx';
import { Heading } from '#site/ui/section.tsx';

type PlanSheetsProps = {
  words: Content['ownerBuilder']['OWNER_BUILDER']['sheets'];
  sheets: readonly PictureData[];
};

// Where a phone goes closer still.
const CLOSER = [
  'origin-[8%_0] md:max-lg:object-bottom',
  'origin-[32%_45%]',
  'origin-[48%_45%]',
  'origin-[32%_20%]',
];

/** What the plans are like, to check before buying: a part of some sheets, close enough to read, and the whole set to open. */
export function PlanSheets({ words, sheets }: PlanSheetsProps) {
  return (
    <div className="rounded-card bg-travertine p-5 sm:col-span-12 sm:p-8 md:max-lg:col-span-5 md:max-lg:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <Heading level={3}>{words.heading}</Heading>
        <ButtonLink variant="quiet" href={SAMPLE_SET.href} className="text-start">
          <Icon name="document" />
          {fill(words.open, { sheets: SAMPLE_SET.sheets })}
        </ButtonLink>
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 text-fine text-ink-600 md:max-lg:grid-cols-1 lg:grid-cols-4 md:max-lg:[&>:last-child]:hidden max-sm:[&>:nth-child(3n+1)]:hidden">
        {sheets.map((sheet, index) => (
          <li key={sheet.name}>
            <Picture
              picture={sheet}
              alt=""
              sizes="(min-width: 48rem) 290px, 66vw"
              className="aspect-[3/2] overflow-hidden bg-white shadow-lift md:max-lg:aspect-[9/5]"
              imgClassName={`max-sm:scale-[1.6] ${CLOSER[index]}`}
            />
            <p className="mt-2">{words.captions[index]}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
