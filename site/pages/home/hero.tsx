import { HERO, STATS, TRUST } from '#content/home.ts';
import { hero } from '#content/pictures-manifest.json';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Heading } from '#site/ui/section.tsx';

const PICTURE = { ...hero, name: 'hero', alt: HERO.pictureAlt };
const MARKS: readonly IconName[] = ['shield', 'sparkle', 'phone'];

// The picture bleeds off the right edge and sinks into the ink on the left, where the words stand.
export function Hero() {
  return (
    <div className="tone-ink relative isolate overflow-hidden bg-ink-900 text-foam">
      <div className="relative lg:absolute lg:inset-y-0 lg:right-0 lg:left-[26%] lg:-z-10">
        <Picture
          picture={PICTURE}
          sizes="(min-width: 64rem) 74vw, 130vw"
          priority
          className="h-[58svh] max-h-[34rem] min-h-72 sm:h-[62svh] lg:h-full lg:max-h-none"
          imgClassName="object-[62%_50%] lg:object-[50%_40%]"
        />
        <div className="absolute inset-0 bg-linear-to-t from-ink-900 via-ink-900/5 to-ink-900/0 lg:bg-linear-to-r lg:from-ink-900 lg:via-40% lg:via-ink-900/25" />
        <div className="absolute inset-x-0 bottom-0 hidden h-1/2 bg-linear-to-t from-ink-900 to-ink-900/0 lg:block" />
      </div>
      <Container className="relative -mt-28 flex flex-col sm:-mt-36 lg:mt-0 lg:min-h-[min(calc(100svh-var(--header-height)-2.25rem),52rem)]">
        <div className="my-auto lg:py-20">
          <p className="dimension flex items-center gap-3 font-medium text-small text-water-200">
            {HERO.eyebrow}
          </p>
          <Heading level={1} size="display" className="mt-5 max-w-[9.5em] text-white">
            {HERO.heading}
          </Heading>
          <p className="mt-6 max-w-[46ch] text-lead text-water-200">{HERO.lead}</p>
          <p className="mt-3 text-small text-water-300">{HERO.experience}</p>
          <div className="mt-9 flex flex-wrap gap-3 sm:gap-4">
            <ButtonLink to="/#ai-quiz" size="lg" className="max-sm:w-full">
              {HERO.quiz}
            </ButtonLink>
            <ButtonLink to="/#portfolio" size="lg" variant="secondary" className="max-sm:w-full">
              {HERO.work}
            </ButtonLink>
          </div>
        </div>
        <dl className="mt-14 grid grid-cols-2 border-white/25 border-t sm:grid-cols-4 lg:mt-0">
          {STATS.map((stat) => (
            <div
              key={stat.label}
              className="flex flex-col-reverse justify-end py-6 border-white/25 odd:border-r odd:pe-5 even:ps-5 sm:border-r sm:pe-4 sm:ps-5 sm:last:border-r-0 sm:first:ps-0 lg:ps-7"
            >
              <dt className="mt-1.5 text-small text-water-200">{stat.label}</dt>
              <dd className="font-[360] font-display text-[clamp(2.25rem,1.6rem+2vw,3.5rem)] text-white leading-none tracking-[-0.03em]">
                {stat.value}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </div>
  );
}

export function TrustStrip() {
  return (
    <div className="bg-travertine">
      <Container className="flex flex-col gap-x-10 gap-y-4 py-7 lg:flex-row lg:items-center lg:justify-between">
        <p className="font-display text-[1.25rem] italic">{TRUST.claim}</p>
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {TRUST.marks.map((mark, index) => (
            <li key={mark} className="flex items-center gap-2.5 font-medium text-small">
              <Icon name={MARKS[index] ?? 'check'} className="size-5 text-lagoon" />
              {mark}
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
