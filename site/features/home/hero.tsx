import type { Content } from '#content/content.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Container, Heading } from '#site/ui/section.tsx';
import { unbroken } from '#site/ui/unbroken.tsx';
import { DescribePool } from './describe-pool.tsx';

/** How wide the picture is drawn, and the upright one that narrow screens show instead. */
export const HERO_SIZES = '92vw';
export const UPRIGHT = { media: '(max-width: 63.99rem)', sizes: '100vw' };

const WAYS = [
  { to: '/#ai-quiz', words: 'quiz' },
  { to: '/#portfolio', words: 'work' },
] as const;
const MARKS: readonly IconName[] = ['shield', 'sparkle', 'phone'];

type OpeningContent = Pick<Content, 'brand' | 'home' | 'pictures'>;

export function Opening({ content }: { content: OpeningContent }) {
  return (
    <>
      <Hero content={content} />
      <TrustStrip words={content.home.TRUST} license={content.brand.license} />
    </>
  );
}

// Wide screens: the words stand in the dark of the garden, the lit house beside them. Narrow ones: the heading in the
// evening sky of an upright picture, on a tablet with the lead, the rest beneath it.
function Hero({ content: { home, pictures } }: { content: OpeningContent }) {
  const { HERO, STATS } = home;
  return (
    <div className="tone-ink relative isolate overflow-hidden bg-ink-900 text-foam">
      <div className="absolute inset-x-0 top-0 -z-10 h-[min(112vw,46rem)] max-sm:h-[min(92vw,46rem)] lg:inset-y-0 lg:left-[8%] lg:h-auto print:static print:h-[80mm]">
        <Picture
          picture={pictures.hero}
          alt={HERO.pictureAlt}
          sizes={HERO_SIZES}
          instead={{ picture: pictures['hero-tall'], ...UPRIGHT }}
          priority
          className="h-full"
          imgClassName="object-[50%_2%] sm:object-[50%_14%] lg:object-[100%_45%] print:object-[50%_55%]"
        />
        <div className="absolute inset-0 bg-linear-to-b from-ink-900/45 via-30% via-ink-900/0 to-ink-900/0 lg:bg-linear-to-r print:hidden lg:from-ink-900 lg:via-40% lg:via-ink-900/60 lg:to-72%" />
        <div className="absolute inset-x-0 bottom-0 h-1/3 bg-linear-to-t from-ink-900 to-ink-900/0 lg:h-1/4 print:hidden" />
      </div>
      <Container className="relative flex flex-col lg:min-h-[min(calc(100svh-var(--header-height)-2.25rem),54rem)]">
        <div className="flex flex-col lg:my-auto lg:pt-12 lg:pb-6">
          <div className="max-sm:contents sm:max-lg:h-[min(96vw,43rem)] sm:max-lg:pt-9 print:h-auto">
            <div className="max-sm:h-[min(83vw,38rem)] max-sm:pt-6 print:h-auto">
              <p className="dimension flex items-center gap-3 font-medium text-small text-water-200">
                {HERO.eyebrow}
              </p>
              <Heading
                level={1}
                size="display"
                className="mt-3 max-w-[9.5em] text-white sm:mt-5 lg:text-[clamp(3.25rem,1.4rem+3.9vw,5.5rem)]"
              >
                {HERO.heading}
              </Heading>
            </div>
            <p className="text-white max-sm:mb-5 max-sm:text-balance max-sm:text-small sm:mt-5 sm:text-lead lg:max-w-[27em]">
              {unbroken(HERO.lead)}
            </p>
          </div>
          <div className="lg:mt-6">
            <DescribePool words={HERO.describe}>
              {WAYS.map(({ to, words }) => (
                <ButtonLink key={to} href={to} variant="quiet" className="decoration-white/0!">
                  {HERO[words]}
                  <Icon name="arrow-right" className="size-4" />
                </ButtonLink>
              ))}
            </DescribePool>
          </div>
        </div>
        <dl className="mt-8 grid grid-cols-2 border-white/25 border-t sm:grid-cols-4 lg:mt-0">
          {STATS.map((stat) => (
            <div
              key={stat.label}
              className="flex flex-col-reverse justify-end border-white/25 py-6 lg:py-4.5 odd:border-r odd:pe-5 even:ps-5 sm:border-r sm:pe-4 sm:not-first:ps-5 sm:last:border-r-0 lg:not-first:ps-7"
            >
              <dt className="mt-1.5 text-small text-water-200">
                {stat.label}
                {'note' in stat ? <span className="mt-0.5 block text-fine">{stat.note}</span> : null}
              </dt>
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

type TrustStripProps = { words: Content['home']['TRUST']; license: string };

function TrustStrip({ words, license }: TrustStripProps) {
  return (
    <div className="bg-travertine">
      <Container className="flex flex-col gap-x-10 gap-y-4 py-7 lg:flex-row lg:items-center lg:justify-between">
        <p className="text-balance font-display text-[1.25rem] italic max-sm:text-[clamp(1.0625rem,4.6vw,1.25rem)]">
          {words.claim}
        </p>
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {words.marks.map((mark, index) => (
            <li key={mark} className="flex items-center gap-2.5 font-medium text-small">
              <Icon name={MARKS[index] ?? 'check'} className="size-5 text-lagoon" />
              <span>
                {mark}
                {/* Nobody is shown a license before its number is known. */}
                {index === 0 && license ? (
                  <span className="ms-2 font-normal text-ink-600">{license}</span>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
