import type { CSSProperties } from 'react';
import { classes } from './classes.ts';

// A picture in several widths: its files are /pictures/<name>-<width>.avif and .webp.
export type PictureData = {
  name: string;
  alt: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** A tiny data: URI or a colour, shown until the picture is there. */
  placeholder?: string;
};

type PictureProps = {
  picture: PictureData;
  sizes: string;
  /** Another crop of the same view where `media` matches. */
  instead?: { picture: PictureData; media: string; sizes: string };
  alt?: string;
  /** Among the first things seen: asked for at once, and best in the page's head too (layouts/preload-picture.astro). */
  priority?: boolean;
  className?: string;
  imgClassName?: string;
};

const FORMATS = ['avif', 'webp'] as const;

export function sourceSet(picture: PictureData, format: 'avif' | 'webp'): string {
  return picture.widths.map((width) => `/pictures/${picture.name}-${width}.${format} ${width}w`).join(', ');
}

function placeholderStyle(placeholder?: string): CSSProperties | undefined {
  if (!placeholder) return undefined;
  if (!placeholder.startsWith('data:')) return { backgroundColor: placeholder };
  return { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover', backgroundPosition: 'center' };
}

export function Picture({ picture, sizes, instead, alt, priority, className, imgClassName }: PictureProps) {
  const largest = picture.widths[picture.widths.length - 1] ?? picture.width;
  return (
    <picture className={classes('block', className)}>
      {instead
        ? FORMATS.map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              media={instead.media}
              srcSet={sourceSet(instead.picture, format)}
              sizes={instead.sizes}
              width={instead.picture.width}
              height={instead.picture.height}
            />
          ))
        : null}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        src={`/pictures/${picture.name}-${largest}.webp`}
        srcSet={sourceSet(picture, 'webp')}
        sizes={sizes}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        style={placeholderStyle(picture.placeholder)}
        className={classes('block h-full w-full object-cover', imgClassName)}
      />
    </picture>
  );
}
