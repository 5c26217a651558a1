import { feature } from '../feature-rules.ts';

export const pergola = feature({
  name: 'Pergola',
  weeks: 0.5,
  edgeFt: 0,
  group: { name: 'around', order: 1 },
  words: `
    pergola|gazebo|cabana|pavilion|ramada|arbor|arbour|trellis, louvered roof, patio cover
    shade structure|sail|area|cover|for, some shade, place in the shade, shady|shaded spot, shaded place|area|seating
    shaded lounge area?, shaded|covered sitting area, covered (lounge|seating) area?, covered area|structure|cabana`,
  foreignWords: 'glorieta, pergole, pergolado, laube, quiosco, gazebos',
});
