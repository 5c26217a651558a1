import { US_STATES, type UsState } from '#domain/site/us-states.ts';

// Where a law reserves help for owner-builders to licensed people (sources: content/states/). One list for every sentence about it.

/** Sold there without referrals, bids and scheduling. */
const WITHOUT_REFERRALS: readonly UsState[] = ['CA'];
/** Not sold there at all. */
export const DIY_NOT_SOLD: readonly UsState[] = ['NV'];

const listed = (codes: readonly UsState[]) =>
  new Intl.ListFormat('en-US').format(codes.map((code) => US_STATES[code]));

/** As a sentence names them. */
export const DIY_STATES = {
  'without-referrals': listed(WITHOUT_REFERRALS),
  'not-sold': listed(DIY_NOT_SOLD),
};
