import { feature } from '../feature-rules.ts';

export const pergola = feature({
  name: 'Pergola',
  weeks: 0.5,
  edgeFt: 0,
  group: { name: 'around', order: 1 },
  words: `
    pergola|gazebo|pavilion|ramada|arbor|arbour|trellis, louvered roof, patio cover
    shade structure|sail|area|cover|for, some shade, place in the shade, shady|shaded spot, shaded place|area|seating
    shaded lounge area?, shaded|covered sitting area, covered (lounge|seating) area?, covered area|structure|cabana`,
  foreignWords: 'glorieta, pergole, pergolado, laube, quiosco, gazebos',
  told: [
    { tells: 'shade|shady|shaded _4 cabana, cabana _3 shade' },
    {
      tells:
        'shade|roof|cover|overhead|structure _4 slat|slats|slatted|beam|beams|lattice|louvers|rafters|vine|vines|wisteria',
      unless: 'no',
    },
    { tells: 'shade over|above it|part|one|half|the|a|some|that', unless: 'tree|trees|oak|palm|umbrella' },
  ],
});
