import { useWords } from './words.ts';

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

export function ContactLinks() {
  const { brand } = useWords();
  return (
    <p className="mt-1 flex flex-wrap gap-x-6">
      <a href={`tel:${brand.phone.replace(/[^\d+]/g, '')}`} className={LINK}>
        {brand.phone}
      </a>
      <a href={`mailto:${brand.email}`} className={`${LINK} break-all`}>
        {brand.email}
      </a>
    </p>
  );
}
