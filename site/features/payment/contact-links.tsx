import { phoneLink } from '#domain/site/phone.ts';
import { useWords } from './words.ts';

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

export function ContactLinks() {
  const { brand } = useWords();
  return (
    <p className="mt-1 flex flex-wrap gap-x-6">
      <a href={phoneLink(brand.phone)} className={LINK}>
        {brand.phone}
      </a>
      <a href={`mailto:${brand.email}`} className={`${LINK} break-all`}>
        {brand.email}
      </a>
    </p>
  );
}
