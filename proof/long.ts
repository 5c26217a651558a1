// `npm test` is run before every change, so it is quick: of what takes long and breaks seldom it looks at a part, or leaves it to
// `npm run test:long`, which looks at all of it.
export const LONG = process.env.TEST_LONG === 'yes';

/** All of them in a long run, else a few, from the first to the last. */
export const someOf = <Thing>(all: readonly Thing[], few: number): Thing[] =>
  LONG || all.length <= few
    ? [...all]
    : all.filter((_, i) => Math.floor((i * few) / all.length) !== Math.floor(((i - 1) * few) / all.length));
