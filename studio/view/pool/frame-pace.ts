// Holds the frame rate by giving up sharpness, and takes it back when there is time to spare.

export const PACE = {
  // 60 frames a second leave 16.7 ms; above this it visibly stutters.
  tooSlowMs: 19,
  quickMs: 11,
  lowest: 0.55,
  step: 0.82,
  // Changing more often than this is itself a flicker.
  framesBetween: 12,
} as const;

export class FramePace {
  ratio: number;
  averageMs = 0;
  private frames = 0;
  private readonly highest: number;

  constructor(highest: number) {
    this.highest = highest;
    this.ratio = highest;
  }

  // Takes one frame's duration; true when the pixel ratio changed.
  frame(durationMs: number): boolean {
    // A pause (another tab, a breakpoint) says nothing about speed.
    if (durationMs > 400) return false;
    this.averageMs = this.averageMs === 0 ? durationMs : this.averageMs * 0.85 + durationMs * 0.15;
    this.frames += 1;
    if (this.frames < PACE.framesBetween) return false;
    const next =
      this.averageMs > PACE.tooSlowMs
        ? Math.max(PACE.lowest, this.ratio * PACE.step)
        : this.averageMs < PACE.quickMs
          ? Math.min(this.highest, this.ratio / PACE.step)
          : this.ratio;
    if (Math.abs(next - this.ratio) < 1e-6) return false;
    this.ratio = next;
    this.frames = 0;
    this.averageMs = 0;
    return true;
  }
}
