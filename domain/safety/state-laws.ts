// The figure on each state's card, as specified. What it means is said in content/safety-laws.ts: some figures are the
// latch's height, so the lowest barrier stands beside it, null where the state leaves it to counties and cities.

export const STATE_LAWS = [
  { state: 'Florida', code: 'FL', figure: '48 in', barrierInches: 48 },
  { state: 'California', code: 'CA', figure: '60 in', barrierInches: 60 },
  { state: 'Texas', code: 'TX', figure: '48 in', barrierInches: 48 },
  { state: 'Arizona', code: 'AZ', figure: '5 ft', barrierInches: 60 },
  { state: 'Nevada', code: 'NV', figure: '54 in', barrierInches: null },
  { state: 'New York', code: 'NY', figure: '48 in', barrierInches: 48 },
  { state: 'Georgia', code: 'GA', figure: '48 in', barrierInches: 48 },
  { state: 'North Carolina', code: 'NC', figure: '54 in', barrierInches: 48 },
  { state: 'Pennsylvania', code: 'PA', figure: '48 in', barrierInches: 48 },
  { state: 'Illinois', code: 'IL', figure: '54 in', barrierInches: null },
  { state: 'Ohio', code: 'OH', figure: '48 in', barrierInches: 48 },
] as const;

/** The model code's lowest barrier: what most places start from where the state leaves it to them. */
export const MODEL_BARRIER_INCHES = 48;

export type StateLaw = (typeof STATE_LAWS)[number];
export type StateCode = StateLaw['code'];

// The state field is free text: "fl", "Florida" and "Orlando, FL" all name the same card.
export function lawForState(text: string): StateLaw | undefined {
  const words = text.trim().toLowerCase();
  if (words === '') return undefined;
  const last = words.split(/[\s,]+/).at(-1);
  return STATE_LAWS.find((law) => words.includes(law.state.toLowerCase()) || last === law.code.toLowerCase());
}

/** Whether a measured fence is lower than its own state allows, which may be more or less than our 4.5 ft. */
export function fenceUnderLaw(heightFt: number | undefined, law: StateLaw): boolean {
  return heightFt !== undefined && law.barrierInches !== null && heightFt * 12 < law.barrierInches;
}
