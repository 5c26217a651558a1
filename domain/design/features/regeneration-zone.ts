import { feature } from '../feature-rules.ts';

// The planted filter of a natural pool: water rises through gravel and roots and runs back into the pool.
export const regenerationZone = feature({
  name: 'Regeneration Zone',
  weeks: 1.5,
  edgeFt: 14,
  shortestPoolFt: 20,
  group: { name: 'care', order: 4 },
  checklist:
    'Lined basin beside the shell with washed gravel over a distribution pipe, a pump that runs around the clock, wetland plants in before the first fill, and the health department asked about planted filters.',
  words: `
    regeneration zone|area|pond|basin, regen zone, planted|plant filter|filtration|zone, planted filter zone, planted basin
    filter|filtering plant, filtered|cleaned by plants, reed bed|filter, reeds, (bog|wetland|bio|biological) filter|filtration
    constructed wetland, wetland zone, cattails, water|aquatic plant, water lily|lilies, lily pad`,
  foreignWords: `
    regenerationszone, regenerationsbereich, pflanzenfilter, pflanzenzone, zone de regeneration
    zone de lagunage, lagunage, zona de regeneracion, plantas que (filtren|filtran|limpien|limpian|filtrar), filtro de plantas, zona de plantas
    zona di rigenerazione, fitodepurazione, zona de regeneracao`,
  // Told, not named: the same words may also make the pool a natural one.
  told: [
    {
      tells:
        'plant|planting|reeds|cattails|lilies|gravel|bog|wetland|iris|irises|marsh|marshy|rushes|papyrus _8 clean~|filter~|purif~',
      unless: 'pump|cartridge|sand',
    },
    { tells: 'clean~|filter~|purif~ _3 by|with _2 plant|reeds' },
    { tells: 'natural|naturally filter|filters|filtered|filtering|filtration' },
  ],
});
