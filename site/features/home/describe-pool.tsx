import type { ReactNode } from 'react';
import type { Content } from '#content/content.ts';
import { DESIGN_LIMITS } from '#domain/design/design.ts';
import { BEGUN_WORDS_KEY, DRAW_PARAMETER, WORDS_PARAMETER } from '#domain/site/design-tool-link.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';

type DescribePoolProps = {
  words: Content['home']['HERO']['describe'];
  /** Other ways to begin, beside the examples. */
  children: ReactNode;
};

// The design tool's first step. Without script the browser sends the words by itself; begin-design.ts keeps them out of the address.
export function DescribePool({ words, children }: DescribePoolProps) {
  return (
    <form
      action={ROUTES.designTool}
      data-begin={BEGUN_WORDS_KEY}
      data-tool="form"
      className="describe-pool w-full lg:max-w-[36rem]"
    >
      <input type="hidden" name={DRAW_PARAMETER} value="1" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <label htmlFor="describe-pool" className="font-display text-subheading text-white">
          {words.label}
        </label>
        <p id="describe-pool-free" className="text-small text-water-200 max-sm:hidden">
          {words.free}
        </p>
      </div>
      <div className="mt-3 rounded-card bg-white p-1.5 text-ink shadow-float sm:flex sm:items-stretch sm:gap-1.5">
        <textarea
          id="describe-pool"
          name={WORDS_PARAMETER}
          required
          rows={2}
          maxLength={DESIGN_LIMITS.words}
          placeholder={words.placeholder}
          aria-describedby="describe-pool-empty describe-pool-free"
          className="field-sizing-content block max-h-52 min-h-16 w-full resize-none rounded-control content-center px-3.5 pt-2 pb-3 text-[1rem] sm:pb-2 leading-normal placeholder:text-ink-600/80 focus-visible:outline-2 focus-visible:-outline-offset-1 [--focus:var(--color-lagoon)]"
        />
        <Button type="submit" size="lg" className="shrink-0 max-sm:w-full">
          {words.draw}
          <Icon name="arrow-right" className="size-4.5" />
        </Button>
      </div>
      <p
        id="describe-pool-empty"
        role="alert"
        data-empty={words.empty}
        className="mt-2 w-fit rounded-control bg-danger-100 px-3 py-1.5 font-medium text-danger text-small empty:hidden"
      />
      <p aria-hidden="true" className="mt-3 text-small text-water-200 sm:hidden">
        {words.free}
      </p>
      <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-5 text-small">
        <div className="flex flex-wrap items-baseline gap-x-3.5 sm:gap-x-5 [@media(scripting:none)]:hidden">
          <p id="describe-pool-examples" className="text-water-200">
            {words.examplesLabel}
          </p>
          <ul aria-labelledby="describe-pool-examples" className="flex flex-wrap gap-x-3.5 sm:gap-x-5">
            {words.examples.map((example) => (
              <li key={example.label}>
                <button
                  type="button"
                  data-words={example.words}
                  className="min-h-11 font-medium text-white underline decoration-white/50 underline-offset-4 transition-colors hover:decoration-white"
                >
                  {example.label}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-x-6">{children}</div>
      </div>
    </form>
  );
}
