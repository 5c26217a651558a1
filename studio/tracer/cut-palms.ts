import { type Frame, framedBy, spotOf } from '#studio/scene/framing.ts';
import type { Camera, Instance } from '#studio/scene/scene.ts';

const CROWN_M = 3.6;

/** Without the palms that stand beside the picture and only hang a few fronds into it. */
export function withoutCutPalms(instances: readonly Instance[], camera: Camera): Instance[] {
  const frame = framedBy(camera);
  return instances.filter((plant) => plant.prototype !== 'palm' || !hangsIn(frame, plant));
}

function hangsIn(frame: Frame, { x, z, scale }: Instance): boolean {
  const [right, ahead] = [-frame.forward[1], frame.forward[0]];
  const at = (aside: number) => spotOf(frame, [x + right * aside, 0, z + ahead * aside])?.[0];
  const [foot, left, other] = [at(0), at(-CROWN_M * scale), at(CROWN_M * scale)];
  if (foot === undefined || left === undefined || other === undefined || Math.abs(foot) < 1) return false;
  return Math.min(Math.abs(left), Math.abs(other)) < 1;
}
