import { studioDay } from '../project/studio-time.ts';
import { addWorkingDays } from '../project/working-days.ts';
import { isHoliday } from './holidays.ts';

/** A day's promise by the studio's calendar: the same hour of its next day that is no holiday. */
export const contactBy = (paid: Date): Date => {
  const day = addWorkingDays(paid, 1);
  return isHoliday(studioDay(day)) ? contactBy(day) : day;
};
