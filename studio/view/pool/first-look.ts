import { type Group, Mesh } from 'three';

/** What the first look goes without: whether it is there. */
export interface LeftOut {
  castShadows: (allowed: boolean) => void;
  // Glass, falls, flames: what is drawn after the water.
  showClear: (allowed: boolean) => void;
}

/** Drawn by the processor, every shader is a third of a second more to wait: at first only what is solid stands there, and the water. */
export function leftOutOf(group: Group): LeftOut {
  const casting: Mesh[] = [];
  const clear: Mesh[] = [];
  group.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    if (object.castShadow) casting.push(object);
    if (object.renderOrder > 1) clear.push(object);
  });
  return {
    castShadows(allowed) {
      for (const mesh of casting) mesh.castShadow = allowed;
    },
    showClear(allowed) {
      for (const mesh of clear) mesh.visible = allowed;
    },
  };
}
