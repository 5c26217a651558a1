import type { ScreenLabel } from '#studio/view/pool/measurement-lines.ts';

const HEIGHT = 26;
const GAP = 3;
// Where else a label may stand when its place is taken: above, below, beside; in its own heights and widths.
const SHIFTS = [
  [0, 0],
  [0, -1],
  [0, 1],
  [0.62, 0],
  [-0.62, 0],
  [0.62, -1],
  [0.62, 1],
] as const;

type Box = { x: number; y: number; width: number };

// On a small screen measurements crowd: each label moves clear of those before it and of what stands below `lowest`,
// or waits for a better view.
export function spreadLabels(labels: readonly ScreenLabel[], lowest: number): ScreenLabel[] {
  const taken: Box[] = [];
  return labels.map((given) => {
    const label = { ...given, y: Math.min(given.y, lowest) };
    if (!label.visible) return given;
    const width = widthOf(label.text);
    for (const [right, down] of SHIFTS) {
      const box = { x: label.x + right * width, y: label.y + down * (HEIGHT + GAP), width };
      if (box.y > lowest || taken.some((other) => collide(box, other))) continue;
      taken.push(box);
      return { ...label, x: box.x, y: box.y };
    }
    return { ...label, visible: false };
  });
}

export const widthOf = (text: string) => text.length * 7 + 22;

export const collide = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < HEIGHT;
