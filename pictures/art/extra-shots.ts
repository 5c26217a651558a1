import type { ArtDirection, At, Camera, Panorama } from './direction.ts';

type ExtraShot = {
  name: string;
  title: string;
  of: string;
  camera: Camera | Panorama;
  size: [number, number];
  samples: number;
  changes?: Partial<ArtDirection>;
};

// The same places from where a page or the 360 viewer needs them.
export const extraShots: ExtraShot[] = [
  ...(
    [
      ['palm-court', 'Palm court at noon', [6.9, -4.7, 1.6], 48],
      ['horizon-terrace', 'Terrace on the hillside', [-3.4, -4.4, 1.6], -24],
      ['fire-and-still-water', 'Between two fires', [-7.3, -3.5, 1.6], -54],
      ['lake-house-edge', 'Morning above the lake', [-2.2, -3.7, 1.6], -18],
      ['desert-rectangle', 'Last sun in the desert', [-6.1, -3.3, 1.6], -50],
      ['resort-lagoon', 'On the shore of the lagoon', [0.9, -3.75, 1.6], -14],
      ['spool-for-two', 'A courtyard under string lights', [-0.9, -2.4, 1.6], -22],
      ['night-terrace', 'The terrace at night', [-8.7, -0.7, 1.6], -68],
    ] as const
  ).map(([of, title, at, yaw]): ExtraShot => {
    const turn = (yaw * Math.PI) / 180;
    const look: At = [at[0] - 6 * Math.sin(turn), at[1] + 6 * Math.cos(turn), 1];
    const camera = { panorama: true, at: [...at], look, yaw } as const;
    return {
      name: `panorama-${of}`,
      title,
      of,
      camera: { ...camera, at: [...at] },
      size: [4096, 2048],
      samples: 2,
    };
  }),
];
