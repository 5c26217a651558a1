import type { MaterialId } from '#studio/scene/materials.ts';
import type { SceneMesh } from '#studio/scene/scene.ts';

// thinner: of the cards that are drawn near by, one of so many where they are thin.
type Cards = { oneOf: number; growth: number; thinner: number };
// A wood's edge is never near by, and long.
const WOODS_THINNER = 3;

// Leaves that a card with a whole spray of them can stand for: one leaf of so many becomes one, so much larger.
const CARDS: Partial<Record<MaterialId, Cards>> = {
  foliage: { oneOf: 4, growth: 5.2, thinner: 2 },
  conifer: { oneOf: 4, growth: 3.6, thinner: 2 },
  hedge: { oneOf: 4, growth: 4.4, thinner: 1.25 },
  shrub: { oneOf: 4, growth: 3.8, thinner: 1.25 },
};

export const isSpray = (id: MaterialId): boolean => id in CARDS;

// thin: far away, fewer cards, each so much larger.
export function sprayOf(mesh: SceneMesh, thin: boolean, woods = false): SceneMesh {
  const { oneOf, growth, thinner } = CARDS[mesh.material] ?? { oneOf: 1, growth: 1, thinner: 1 };
  const fewer = woods ? WOODS_THINNER : thin ? thinner : 1;
  return withLeafCards(mesh, Math.round(oneOf * fewer), growth * Math.sqrt(fewer));
}

// Folded from corner to corner, so that hardly any is ever seen from its edge.
const FOLD = 0.9;
const BENT = 0.3;
const UVS = [0, 0, 1, 0, 1, 1, 0, 1];
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

// Every leaf is a kite of four corners in a row, its diagonals the directions of the card.
export function withLeafCards(mesh: SceneMesh, oneOf: number, growth: number): SceneMesh {
  const leaves = mesh.positions.length / 12;
  const count = Math.ceil(leaves / oneOf);
  const positions = new Float32Array(count * 12);
  const normals = new Float32Array(count * 12);
  const uvs = new Float32Array(count * 8);
  const indices = new Uint32Array(count * 6);
  const middle = middleOf(mesh.positions);
  for (let card = 0; card < count; card++) {
    const from = card * oneOf * 12;
    const at = (corner: number, axis: number) => mesh.positions[from + corner * 3 + axis] ?? 0;
    const axes = [0, 1, 2].map((axis) => ({
      centre: (at(0, axis) + at(1, axis) + at(2, axis) + at(3, axis)) / 4,
      along: (at(2, axis) - at(0, axis)) / 2,
      across: (at(3, axis) - at(1, axis)) / 2,
    }));
    const size = Math.hypot(...axes.map(({ along }) => along)) * growth;
    const wide = size / (Math.hypot(...axes.map(({ across }) => across)) || 1);
    const out = axes.map(({ centre }, axis) => centre - (middle[axis] ?? 0));
    const length = Math.hypot(...out) || 1;
    const face = faceOf(axes, out);
    CORNERS.forEach(([u, v], corner) => {
      axes.forEach(({ centre, along, across }, axis) => {
        const to = (card * 4 + corner) * 3 + axis;
        const lift = (face[axis] ?? 0) * FOLD * size * (u === v ? 0.5 : -0.5);
        positions[to] = centre + along * u * growth + across * v * wide + lift;
        // Less the leaf's own way than the crown's: a crown is lit as a whole and still has grain. Towards its corners a card is lit
        // as if it were bent: no card shows as one flat patch.
        const up = axis === 1 ? 0.25 : 0;
        const bent = (along * u * growth + across * v * wide) / size;
        normals[to] =
          (mesh.normals[from + axis] ?? 0) * 0.3 + ((out[axis] ?? 0) / length) * 0.7 + up + bent * BENT;
      });
    });
    uvs.set(UVS, card * 8);
    indices.set(
      [0, 1, 2, 0, 2, 3].map((corner) => card * 4 + corner),
      card * 6,
    );
  }
  return { ...mesh, positions, normals, uvs, indices };
}

// Across a card, towards the outside of the crown.
function faceOf(axes: readonly { along: number; across: number }[], out: readonly number[]): number[] {
  const face = [0, 1, 2].map((axis) => {
    const [a, b] = [axes[(axis + 1) % 3], axes[(axis + 2) % 3]];
    return a && b ? a.along * b.across - b.along * a.across : 0;
  });
  const outwards = face.reduce((sum, value, axis) => sum + value * (out[axis] ?? 0), 0) < 0 ? -1 : 1;
  const length = (Math.hypot(...face) || 1) * outwards;
  return face.map((value) => value / length);
}

function middleOf(positions: Float32Array): number[] {
  const sum = [0, 0, 0];
  for (let at = 0; at < positions.length; at++) sum[at % 3] = (sum[at % 3] ?? 0) + (positions[at] ?? 0);
  return sum.map((value) => (value * 3) / Math.max(3, positions.length));
}

// A crown's filling shows leaves of one size wherever it bulges: each of its faces is painted from the side it looks to.
export function withLeafyFaces(mesh: SceneMesh): SceneMesh {
  const uvs = new Float32Array(mesh.uvs);
  const { positions, normals } = mesh;
  for (let at = 0; at < positions.length; at += 9) {
    const towards = [0, 1, 2].map((axis) =>
      Math.abs((normals[at + axis] ?? 0) + (normals[at + 3 + axis] ?? 0) + (normals[at + 6 + axis] ?? 0)),
    );
    const along = towards.indexOf(Math.max(...towards));
    for (let corner = 0; corner < 3; corner++) {
      uvs[(at / 3 + corner) * 2] = positions[at + corner * 3 + (along === 0 ? 2 : 0)] ?? 0;
      uvs[(at / 3 + corner) * 2 + 1] = positions[at + corner * 3 + (along === 1 ? 2 : 1)] ?? 0;
    }
  }
  return { ...mesh, uvs };
}
