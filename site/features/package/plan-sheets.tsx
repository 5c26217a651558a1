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

// What of each part is shown, so close that its figures are read.
const CLOSE = [
  'scale-[1.4] origin-[87%_63%]',
  'scale-[1.6] origin-[10%_60%]',
  'scale-[1.6] origin-[48%_55%]',
  'scale-[1.6] origin-[88%_10%]',
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
      <ul className="mt-4 grid gap-x-4 gap-y-5 text-fine text-ink-600 sm:max-md:grid-cols-2 lg:grid-cols-4 max-lg:*:first:hidden max-md:*:last:hidden max-sm:*:nth-3:hidden">
        {sheets.map((sheet, index) => (
          <li key={sheet.name}>
            <Picture
              picture={sheet}
              alt=""
              sizes="496px"
              className="aspect-[3/2] overflow-hidden bg-white shadow-lift"
              imgClassName={CLOSE[index]}
            />
            <p className="mt-2">{words.captions[index]}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
