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
      ['resort-lagoon', 'On the shore of the lagoon', [0.9, -3.75, 1.6], -14],
      ['spool-for-two', 'A courtyard under string lights', [-0.9, -2.4, 1.6], -22],
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
