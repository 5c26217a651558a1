import { readFileSync } from 'node:fs';

// Loaded before the site: its clock is off by as many milliseconds as the file says, from one moment to the next. Timers go on
// as they were, as on a machine whose clock is set.

const Real = Date;
let shift = 0;

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + shift);
    else super(...given);
  }
  static now() {
    return Real.now() + shift;
  }
};

setInterval(() => {
  try {
    shift = Number(readFileSync(process.env.CLOCK_SHIFT_FILE ?? '', 'utf8'));
  } catch {
    shift = 0;
  }
}, 200).unref();
