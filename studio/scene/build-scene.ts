import type { Design, Setting } from '#domain/design/design.ts';
import { camerasFor } from './cameras.ts';
import { lightSeedOf } from './design-seed.ts';
import { partsOf } from './feature-parts.ts';
import { drawHouse } from './houses/house.ts';
import { layoutDesign } from './layout.ts';
import { materialsFor } from './materials.ts';
import { drawEquipment } from './parts/equipment.ts';
import { lightEvening, lightTrees } from './parts/evening-lights.ts';
import { drawFurniture } from './parts/furniture.ts';
import { drawDeck, drawLand } from './parts/ground.ts';
import { plantGarden } from './parts/planting.ts';
import { drawPoolShell } from './parts/pool-shell.ts';
import { drawTerraceLife } from './parts/terrace-life.ts';
import { type Detail, PLANT_NAMES, prototypeOf } from './plants/prototypes.ts';
import type { Scene, SkyLook } from './scene.ts';
import { startScene } from './scene-builder.ts';
import { sunFor } from './sun.ts';

export interface SceneOptions {
  // 'light' draws plants coarsely: for the browser.
  detail?: Detail;
  seed?: number;
}

const HORIZON: Record<Setting, SkyLook['horizon']> = {
  garden: 'suburb',
  palms: 'tropics',
  desert: 'mountains',
  lake: 'lake',
  hillside: 'hills',
  forest: 'conifers',
  courtyard: 'suburb',
};

/** What of the sky the clouds cover; a desert's has few. */
const CLOUDINESS = [0.45, 0.36, 0.5, 0.41, 0.54];
const FEW_CLOUDS = 0.33;
const CLOUD_FIELDS = 29;

/** Known before the garden is built. */
export function skyOver(design: Design): SkyLook {
  const seed = lightSeedOf(design);
  const cloudiness = CLOUDINESS[(seed >>> 4) % CLOUDINESS.length] ?? 0;
  return {
    hour: design.hour,
    cloudiness: design.setting === 'desert' ? cloudiness * FEW_CLOUDS : cloudiness,
    clouds: (seed % CLOUD_FIELDS) / CLOUD_FIELDS,
    horizon: HORIZON[design.setting],
  };
}

// Pure: the same design and options always give the same scene.
export function buildScene(design: Design, options: SceneOptions = {}): Scene {
  const { detail = 'full', seed = 7 } = options;
  const layout = layoutDesign(design);
  const cameras = camerasFor(layout);
  const builder = startScene(layout, seed);
  drawLand(builder);
  drawDeck(builder);
  drawPoolShell(builder);
  drawEquipment(
    builder,
    partsOf(design).some(({ part }) => part.onPad),
  );
  for (const { part } of partsOf(design)) part.draw(builder);
  drawFurniture(builder);
  drawTerraceLife(builder, cameras.views);
  drawHouse(builder);
  lightEvening(builder);
  plantGarden(
    builder,
    cameras.views.map(({ eye }) => eye),
    detail === 'light',
  );
  lightTrees(builder);
  const used = PLANT_NAMES.filter((name) =>
    builder.instances.some((instance) => instance.prototype === name),
  );
  return {
    layout,
    meshes: builder.mesh.meshes(),
    prototypes: used.map((name) => prototypeOf(name, detail)),
    instances: builder.instances,
    furnished: builder.furnished,
    materials: materialsFor(design),
    lights: builder.lights,
    flames: builder.flames,
    foam: builder.foam,
    glows: builder.glows,
    waters: builder.waters,
    sun: sunFor(design.hour, layout.backBearingDeg, lightSeedOf(design)),
    sky: skyOver(design),
    cameras,
  };
}
