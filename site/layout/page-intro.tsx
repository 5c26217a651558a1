import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Picture, type PictureData } from '../ui/picture.tsx';
import { Container, Eyebrow, Heading, Lead, Section } from '../ui/section.tsx';
import { unbroken } from '../ui/unbroken.tsx';

export const HEAD_SIZES = '(min-width: 64rem) 68vw, 100vw';

type PageIntroProps = {
  eyebrow?: string;
  heading: string;
  lead?: string;
  picture?: PictureData;
  pictureIsWideOnly?: boolean;
  /** Its words are few: a tablet has room for it beside them, too. */
  pictureFromTablet?: boolean;
  /** What a narrow crop keeps; its copyright line stands at the right end. */
  pictureCrop?: string;
  /** What follows should be in view at once. */
  low?: boolean;
  children?: ReactNode;
};

// The head of an inner page: the heading keeps to the left, what acts or shows stands beneath it.
export function PageIntro(props: PageIntroProps) {
  const { eyebrow, heading, lead, picture, pictureIsWideOnly, pictureFromTablet, low, children } = props;
  const crop = props.pictureCrop ? { crop: props.pictureCrop } : {};
  const space = low ? 'py-6 lg:py-9' : 'pt-7 pb-8 sm:pt-10 sm:pb-10 lg:py-[calc(var(--section)*0.6)]';
  return (
    <Section tone="travertine" space={picture || low ? 'none' : 'tight'}>
      <Container className={picture || low ? space : undefined}>
        <div
          className={classes(
            picture && 'lg:max-w-[calc(100%*7/12-1.5rem)]',
            pictureFromTablet && 'md:max-w-[calc(100%*7/12-1.5rem)]',
          )}
        >
          {eyebrow ? <Eyebrow className="mb-3 sm:mb-5">{eyebrow}</Eyebrow> : null}
          <Heading level={1} className="max-w-[11.8em] max-sm:max-w-[8.7em]">
            {heading}
          </Heading>
          {lead ? (
            <Lead className={low ? 'mt-4 max-lg:text-[1.0625rem] lg:mt-5' : 'mt-4 sm:mt-6'}>
              {unbroken(lead)}
            </Lead>
          ) : null}
          {children}
        </div>
      </Container>
      {picture ? (
        <HeadPicture
          {...{ picture, low, ...crop }}
          wideOnly={pictureIsWideOnly}
          fromTablet={pictureFromTablet}
        />
      ) : null}
    </Section>
  );
}

type HeadPictureProps = {
  picture: PictureData;
  /** Where what follows should come sooner, small screens go without it: then it is lazy, and they never fetch it. */
  wideOnly?: boolean | undefined;
  fromTablet?: boolean | undefined;
  /** A band on small screens, where the page is short of height. */
  low?: boolean | undefined;
  /** What a tall, narrow crop keeps; `low` alone keeps the right end. */
  crop?: string;
  /** Where the head is tall, a narrow crop comes from a wide file. */
  sizes?: string;
};

// Fills the right of the head to the page's edge, and stands under the words on small screens. Among the first things seen, so
// it does not wait.
export function HeadPicture({ picture, wideOnly, fromTablet, low, crop, sizes }: HeadPictureProps) {
  return (
    <div
      className={classes(
        (wideOnly || fromTablet) && (fromTablet ? 'max-md:hidden' : 'max-lg:hidden'),
        fromTablet &&
          'md:absolute md:inset-y-0 md:right-0 md:left-[calc(50%+min(50%-var(--gutter),40rem)*1/6)] md:h-auto md:max-h-none md:[&>picture]:overflow-hidden md:[&>picture]:rounded-es-[5rem]',
        low ? 'h-[46vw] max-h-88' : 'h-[56vw] max-h-96',
        // A tall head's picture ends before it is enlarged, unless its crop was chosen for that height.
        low || crop ? 'lg:max-h-none' : 'lg:max-h-[42rem]',
        'head-view lg:absolute lg:inset-y-0 lg:right-0 lg:left-[calc(50%+min(50%-var(--gutter),40rem)*1/6)] lg:h-auto [&>picture]:h-full lg:[&>picture]:overflow-hidden lg:[&>picture]:rounded-es-[9rem]',
      )}
    >
      <Picture
        picture={picture}
        sizes={sizes ?? HEAD_SIZES}
        priority={!wideOnly}
        className="h-full"
        imgClassName={crop ?? (wideOnly || low ? 'object-[100%_50%]' : undefined)}
      />
    </div>
  );
}
