// Editorial rule: what we promise, claim and assume, once. A sentence names a figure in braces, {promise.replyHours}, and never retypes
// it; which names there are stands in content/fill-figures.ts.

export const PROMISES = {
  replyHours: 2,
  contactHours: 24,
  receiptMinutes: 5,
  concepts: '2-4 business days',
  retentionYears: 7,
};

// The consultancy's stated claims; change them only with proof at hand.
export const CLAIMS = {
  yearsCombined: 47,
  yearsOfPools: 34,
  yearsOfLandscape: 13,
  poolsDesigned: 5_000,
  satisfaction: '98%',
  savings: '$2.1M+',
};

export const OWNER_BUILDER_FIGURES = { savings: '30-50%', duration: '3-6 months', documented: '31%' };

/** What packages hold; their own cards say the same. */
export const PACKAGE_CONTENTS = { baseRevisions: 2, premiumRevisions: '2-3', referrals: '3-5' };

export const PERMIT_FIGURES = {
  review: '5-15 business days',
  recheck: '2-5',
  approval: '2-4 weeks',
  largestPdf: '10 MB',
};
