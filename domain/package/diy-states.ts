import { US_STATES, type UsState } from '#domain/site/us-states.ts';

// Where a law reserves help for owner-builders to licensed people (sources: content/states/). One list for every sentence about it.

/** Sold there without referrals, bids and scheduling. */
const WITHOUT_REFERRALS: readonly UsState[] = ['CA'];
/** There we do not offer it; who wants it all the same asks first. */
export const DIY_ASK_FIRST: readonly UsState[] = ['NV'];

const listed = (codes: readonly UsState[]) =>
  new Intl.ListFormat('en-US').format(codes.map((code) => US_STATES[code]));

/** As a sentence names them. */
export const DIY_STATES = {
  'without-referrals': listed(WITHOUT_REFERRALS),
  'ask-first': listed(DIY_ASK_FIRST),
};
