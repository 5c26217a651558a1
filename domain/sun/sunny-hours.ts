// From the share of a place that the sun reaches, quarter hour by quarter hour, to the hours that are worth telling.

/** From the first to the last moment, by the clock. */
export type SunnyTime = { from: number; to: number };

export const STEPS_PER_HOUR = 4;
/** Half of the place in the sun is a sunny place. */
const SUNNY_SHARE = 0.5;
/** Hours: a shorter shadow or a shorter ray is no news. */
const SHADOW_WORTH_TELLING = 0.5;
const RAY_WORTH_TELLING = 1;

const half = (hour: number) => Math.round(hour * 2) / 2;

/** `shares`: one for the middle of each quarter hour from midnight on. */
export function sunnyTimes(shares: readonly number[]): SunnyTime[] {
  const times: SunnyTime[] = [];
  shares.forEach((share, step) => {
    if (share < SUNNY_SHARE) return;
    const [from, to] = [step / STEPS_PER_HOUR, (step + 1) / STEPS_PER_HOUR];
    const last = times.at(-1);
    if (last && from - last.to <= SHADOW_WORTH_TELLING) last.to = to;
    else times.push({ from, to });
  });
  return times
    .filter(({ from, to }) => to - from >= RAY_WORTH_TELLING)
    .map(({ from, to }) => ({ from: half(from), to: half(to) }));
}

/** "10 AM", "4:30 PM". */
export function clockHour(hour: number): string {
  const whole = Math.floor(hour);
  const minutes = Math.round((hour - whole) * 60);
  return `${whole % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${whole % 24 < 12 ? 'AM' : 'PM'}`;
}
