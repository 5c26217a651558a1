import { type Draft, WATER_Y } from '../draft.ts';
import { clip, offset } from '../plane.ts';

// Vinyl on tracks, drawn part of the way, with the lid of its housing flush in the deck.
export function drawCover(draft: Draft): void {
  const { mesh, layout } = draft;
  for (const cover of layout.items.filter((item) => item.kind === 'cover')) {
    mesh.as('Automatic Cover', () => {
      mesh.flat('cover', offset(cover.outline, -0.06), WATER_Y + 0.1);
      const x = cover.anchor.x;
      const nose = clip(clip(layout.pool.outline, 1, 0, x + 0.22), -1, 0, -(x - 0.22));
      const zs = nose.map(([, z]) => z);
      if (zs.length)
        mesh.box(
          'steel',
          x - 0.22,
          WATER_Y + 0.1,
          Math.min(...zs),
          x + 0.22,
          WATER_Y + 0.26,
          Math.max(...zs),
          'b',
        );
      const right = cover.anchor.yaw < 0;
      const end = (right ? 1 : -1) * (layout.pool.lengthFt / 2 + layout.copingFt);
      mesh.box(
        'steel',
        right ? end : end - 1.4,
        0.01,
        -layout.pool.widthFt * 0.42,
        right ? end + 1.4 : end,
        0.05,
        layout.pool.widthFt * 0.42,
        'b',
      );
    });
  }
}
