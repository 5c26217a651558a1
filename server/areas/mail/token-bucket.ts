// So many at once, then so many a second: what is over it is done later by the sweep, so that writing mails never
// slows down the taking of leads.
export const tokenBucket = (
  { burst, perSecond }: { burst: number; perSecond: number },
  now = () => performance.now(),
) => {
  let left = burst;
  let counted = now();
  return (): boolean => {
    const time = now();
    left = Math.min(burst, left + ((time - counted) / 1000) * perSecond);
    counted = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
};
