import type { CallRules, StaffBooking } from '#domain/booking/booking.ts';
import { outsideOf } from '#domain/booking/day-hours.ts';
import { useWords } from '../words.ts';

/** What somebody has to think of before a call that is still to come. */
export function CallMarks({ call, rules }: { call: StaffBooking; rules: CallRules }) {
  const { CALLS_DESK } = useWords();
  if (!call.changeable) return null;
  const outside = outsideOf(rules, call);
  const marks = [
    ...(outside ? [CALLS_DESK.marks[outside]] : []),
    ...(call.way === 'video' && !call.videoUrl ? [CALLS_DESK.marks.noLink] : []),
  ];
  return marks.map((mark) => (
    <span
      key={mark}
      className="mt-1 block w-fit rounded-full bg-amber-100 px-2 font-medium text-amber text-fine"
    >
      {mark}
    </span>
  ));
}
