import { phoneLink } from '#domain/site/phone.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { fill } from '#domain/words/fill.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { useWords } from './words.ts';

/** No time to choose: how else the studio is reached. */
export function OtherWays({ words }: { words: { heading: string; words: string } }) {
  const { BOOK, brand } = useWords();
  return (
    <div>
      <Heading level={2} size="subheading">
        {words.heading}
      </Heading>
      <p className="mt-3 max-w-[35em]">{words.words}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={phoneLink(brand.phone)}>
          <Icon name="phone" /> {fill(BOOK.call, { phone: brand.phone })}
        </ButtonLink>
        <ButtonLink variant="secondary" href={ROUTES.contact}>
          {BOOK.write}
        </ButtonLink>
      </div>
    </div>
  );
}
