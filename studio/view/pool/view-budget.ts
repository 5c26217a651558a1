import { Frustum, Matrix4, Mesh, type Object3D, type PerspectiveCamera } from 'three';

// What an ordinary graphics chip (a laptop's own, a phone three years old) draws sixty times a second.
export const VIEW_BUDGET = { triangles: 300_000, calls: 150 } as const;

/** What one frame takes: all that the camera's field of view touches, as the renderer leaves out the rest. */
export function frameLoad(root: Object3D, camera: PerspectiveCamera): { triangles: number; calls: number } {
  camera.updateMatrixWorld();
  const seen = new Frustum().setFromProjectionMatrix(
    new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse),
  );
  const load = { triangles: 0, calls: 0 };
  root.updateMatrixWorld();
  root.traverseVisible((object) => {
    if (!(object instanceof Mesh) || !seen.intersectsObject(object)) return;
    const copies = 'count' in object && typeof object.count === 'number' ? object.count : 1;
    load.calls += 1;
    load.triangles += ((object.geometry.index?.count ?? 0) / 3) * copies;
  });
  return load;
}
