import { useId, useState } from 'react';
import type { Design } from '#domain/design/design.ts';
import { fill } from '#domain/words/fill.ts';
import { ComparedPicture, type StoredPicture } from './compared-picture.tsx';
import type { CompareNames } from './plan-overlay.tsx';
import type { CompareWords } from './words.ts';

type Pictured = StoredPicture & { design: Design };
type PictureSliderProps = { before: Pictured; after: Pictured; names: CompareNames; words: CompareWords };

const TAG = 'absolute top-2 z-10 rounded-full bg-ink/80 px-3 py-1 font-medium text-fine text-white sm:top-3';

// One picture over the other. The slider is a native one that lies over the whole picture: finger, mouse and arrow keys move it.
export function PictureSlider({ before, after, names, words }: PictureSliderProps) {
  const [percent, setPercent] = useState(50);
  const hint = useId();
  return (
    <figure data-picture-slider>
      <div className="relative aspect-video select-none overflow-hidden rounded-card bg-ink">
        <ComparedPicture picture={after} design={after.design} name={names.after} words={words} />
        <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}>
          <ComparedPicture picture={before} design={before.design} name={names.before} words={words} />
        </div>
        <span className={`${TAG} left-2 sm:left-3`} style={{ opacity: percent > 12 ? 1 : 0 }}>
          {names.before}
        </span>
        <span className={`${TAG} right-2 sm:right-3`} style={{ opacity: percent < 88 ? 1 : 0 }}>
          {names.after}
        </span>
        <input
          type="range"
          min={0}
          max={100}
          value={percent}
          aria-label={words.sliderRange}
          aria-describedby={hint}
          aria-valuetext={fill(words.sliderValue, { name: names.before, percent })}
          onChange={(event) => setPercent(Number(event.target.value))}
          className="peer absolute inset-0 z-10 m-0 size-full cursor-ew-resize touch-pan-y appearance-none opacity-0 [&::-moz-range-thumb]:h-full [&::-moz-range-thumb]:w-px [&::-webkit-slider-thumb]:h-full [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-float peer-focus-visible:[&>span]:outline-2 peer-focus-visible:[&>span]:outline-offset-2 peer-focus-visible:[&>span]:outline-water-300"
          style={{ left: `${percent}%` }}
        >
          <span className="absolute top-1/2 left-1/2 flex size-11 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full bg-white text-ink shadow-float">
            <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true" focusable="false">
              <path
                d="M9 6 3 12l6 6M15 6l6 6-6 6"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </span>
        </span>
      </div>
      <figcaption id={hint} className="mt-2 text-fine text-ink-600">
        {words.sliderHint}
      </figcaption>
    </figure>
  );
}
