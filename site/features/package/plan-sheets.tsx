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

/** What the plans are like, to check before buying: some sheets, and the whole set to open. */
export function PlanSheets({ words, sheets }: PlanSheetsProps) {
  return (
    <div className="mt-8 rounded-card bg-travertine p-5 sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <Heading level={3}>{words.heading}</Heading>
        <ButtonLink variant="quiet" href={SAMPLE_SET.href}>
          <Icon name="document" />
          {fill(words.open, { sheets: SAMPLE_SET.sheets })}
        </ButtonLink>
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 text-fine text-ink-600 lg:grid-cols-4">
        {sheets.map((sheet, index) => (
          <li key={sheet.name}>
            <Picture
              picture={sheet}
              alt=""
              sizes="(min-width: 64rem) 290px, 45vw"
              className="aspect-[3/2] overflow-hidden bg-white shadow-lift"
            />
            <p className="mt-2">{words.captions[index]}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
