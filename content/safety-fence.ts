// Editorial rule: our 4.5 ft and a state's legal minimum are two figures; whoever reads one learns whose it is.
export const FENCE_HEIGHT_WORDS = {
  ours: 'The law asks for a barrier; the {feet} ft is our recommendation for every pool, because most codes ask for 48 in and some for more.',
  unknownState: 'Your state’s legal minimum may differ: ask your building department.',
  local: '{state} leaves the height to your county or city: ask there.',
  higher: '{state} asks for {inches} in, so build to that instead.',
  minimum: '{state}’s legal minimum is {inches} in.',
  below: '{state}’s legal minimum is {inches} in, and your {feet} ft is below that too.',
  meets:
    '{state}’s legal minimum is {inches} in, and your {feet} ft meets it; your city or county may ask for more.',
  underLaw:
    'Your pool fence of {feet} ft is lower than the {inches} in that {state} asks for. Raise it, or ask your building department what else counts.',
} as const;
