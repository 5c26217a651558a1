import type { Design } from '#domain/design/design.ts';
import { PICTURE_VIEWS } from '#domain/design/picture-views.ts';
import { boundsOf } from '#domain/geometry/plane.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import { seedOf } from '#studio/scene/design-seed.ts';
import type { MaterialId } from '#studio/scene/materials.ts';
import { lawnAround } from '#studio/scene/parts/lawn.ts';
import type { Camera, Instance, Scene, SceneMesh } from '#studio/scene/scene.ts';
import { againstLight, doorsInSight, flatness, isLadderBeforePost } from '#studio/scene/sights.ts';
import { retakes } from '#studio/scene/standing-views.ts';
import { type Core, FRAME_AT, HEAP_AT, scratchAt } from './core.ts';
import { withoutCutPalms } from './cut-palms.ts';
import {
  allColumns,
  breezeOf,
  buildEnvironment,
  buildLand,
  buildRipples,
  columnsIn,
  type Environment,
  exposureOf,
  glareOf,
  LAMPS,
  type LandColumns,
  netOf,
  PUNCHES,
  type Ripples,
  SATURATIONS,
  TINTS,
  throughSurface,
  turnOf,
  underWaterOf,
} from './environment.ts';
import { emptyFrame, type FrameValues, writeFrame } from './frame-fields.ts';
import { detailAt, PreparedPlants, placePlants } from './prepared-plants.ts';
import { RankedViews } from './ranked-views.ts';
import type { Band, RenderJob, RenderKind, RenderStats } from './request.ts';
import { shadeTrees } from './shade-trees.ts';
import { glowsOf } from './soft-glows.ts';
import { withoutUnseenCanopies } from './unseen-canopies.ts';
import { isClear, type Uploaded, uploadDoubles, uploadMaterials, uploadTriangles } from './upload.ts';
import { type JudgedView, judgedView } from './view-worth.ts';

const MAX_LANDS = 8;
// A first look shows no single crowns on the horizon, a mask no land.
const LAND_WIDTHS: Record<RenderKind, number> = { still: 4096, panorama: 4096, preview: 1024, mask: 64 };
const FLOORS: ReadonlySet<MaterialId> = new Set<MaterialId>([
  'ground',
  'deck',
  'soil',
  'lake',
  'plaster',
  'interiorFloor',
]);
const SHADOW_SIZE = 1400;
const SHADOW_REACH_M = 17;

// Turns a job into a frame in the core's memory. Lives in the first worker; keeps what later jobs can use again.
export class Preparation {
  private readonly core: Core;
  private readonly memory: WebAssembly.Memory;
  private readonly plants: PreparedPlants;
  private readonly ripples: Ripples;
  private base: number;
  private readonly views = new RankedViews();
  private environments = new Map<string, Environment>();
  private lands = new Map<string, number>();
  private kept: number;
  private frame: FrameValues = emptyFrame();
  private bandStart = 0;
  private last: { key: string; scene: Scene } | null = null;

  constructor(core: Core, memory: WebAssembly.Memory) {
    this.core = core;
    this.memory = memory;
    core.heapStart(HEAP_AT);
    this.plants = new PreparedPlants(core, memory);
    this.ripples = buildRipples(core);
    this.base = core.heapTop();
    this.kept = this.base;
  }

  /** The plants of these, or all there are: they stay, and what lay above them is made anew. */
  drawPlants(instances?: readonly Instance[]): void {
    const missing = this.plants.missing(instances);
    if (missing.length === 0) return;
    this.forgetSurroundings();
    this.plants.draw(missing);
    this.base = this.core.heapTop();
    this.kept = this.base;
  }

  prepare(job: RenderJob): RenderStats {
    const start = performance.now();
    const { core, memory } = this;
    const { camera, scene, solid, clear, flat } = this.loadRanked(job);
    const around = job.kind === 'panorama' ? scene.instances : withoutCutPalms(scene.instances, camera);
    // The blades of grass lie where the picture is looked at from.
    const blades = withLawn(job) ? lawnAround(scene.layout, camera.eye) : [];
    const shade = job.kind === 'mask' || job.kind === 'panorama' ? [] : shadeTrees(scene, camera);
    if (shade.length > 0)
      this.frame.coarseRoot = placePlants(core, memory, [...scene.instances, ...shade], ({ prototype }) =>
        this.plants.get(prototype, 'coarse'),
      );
    if (job.kind !== 'mask') this.plant([...around, ...blades, ...shade]);
    this.setCamera(this.frame, camera);
    this.frame.panorama = job.kind === 'panorama' ? 1 : 0;
    writeFrame(memory, FRAME_AT, this.frame);
    core.begin(FRAME_AT, scratchAt(0));
    core.clearShadow();
    if (job.kind !== 'mask') {
      core.castShadow(solid.corners + flat * 36, solid.count - flat, 1, 0, 0, 0, 0, 1, 1, 1);
      for (const instance of [...scene.instances, ...shade]) this.castPlant(instance);
    }
    this.bandStart = core.heapTop();
    return {
      prepareMs: performance.now() - start,
      rays: 0,
      triangles: solid.count + clear.count,
      instances: scene.instances.length,
    };
  }

  /** The places a design is shown from, the best first, and what its small mask finds in each. */
  viewsOf(design: Design): readonly JudgedView[] {
    const job = { design, kind: 'mask', seed: 1, ...LOOK } as const;
    return this.views.get(design) ?? this.rank(job, this.load(job).scene);
  }

  // The best view is chosen with all that stands there; a picture leaves out what only casts its shade into it.
  private loadRanked(job: RenderJob): Loaded & { camera: Camera } {
    const scene = this.sceneOf(job.design);
    const isStill = job.kind === 'still';
    const needsRanking = this.needsRanking(job);
    const whole = isStill && !needsRanking ? null : this.load(isStill ? { ...job, kind: 'mask' } : job);
    if (needsRanking) this.rank(job, scene);
    const camera = cameraOf(job, scene, this.views.get(job.design));
    const loaded =
      whole && !isStill ? whole : this.load(job, withoutUnseenCanopies(scene.meshes, camera), camera);
    return { ...loaded, camera };
  }

  private needsRanking({ design, kind, camera }: RenderJob): boolean {
    return !camera && kind !== 'panorama' && !this.views.has(design);
  }

  // Builds the scene and puts all that does not depend on the camera into the core's memory.
  private load(
    job: RenderJob,
    meshes: readonly SceneMesh[] = this.sceneOf(job.design).meshes,
    camera?: Camera,
  ): Loaded {
    const { core, memory } = this;
    const scene = this.sceneOf(job.design);
    this.drawPlants(scene.instances);
    core.heapRelease(this.kept);
    const columns = camera ? columnsIn(LAND_WIDTHS[job.kind], camera) : allColumns(LAND_WIDTHS[job.kind]);
    const { environment, land } = this.surroundings(scene, columns);
    const opaque = meshes.filter((mesh) => !isClear(mesh, scene.materials));
    const floors = opaque.filter((mesh) => FLOORS.has(mesh.material));
    // Floors first: they shade nothing and need not be drawn into the shadow map.
    const standing = opaque.filter((mesh) => !FLOORS.has(mesh.material));
    const solid = uploadTriangles(core, memory, [...floors, ...standing]);
    const flat = floors.reduce((sum, mesh) => sum + mesh.indices.length / 3, 0);
    const seeThrough = meshes.filter((mesh) => isClear(mesh, scene.materials));
    const clear = uploadTriangles(core, memory, seeThrough);
    const frame = emptyFrame();
    this.frame = frame;
    frame.solidRoot = core.buildTriangles(solid.corners, solid.records, solid.count);
    frame.clearRoot = core.buildTriangles(clear.corners, clear.records, clear.count);
    this.plant(scene.instances);
    frame.coarseRoot = placePlants(core, memory, scene.instances, ({ prototype }) =>
      this.plants.get(prototype, 'coarse'),
    );
    frame.materials = uploadMaterials(core, memory, scene.materials);
    this.setLight(frame, scene, environment);
    frame.land = land;
    frame.landWidth = columns.width;
    this.setTables(frame, scene);
    this.setQuality(frame, job);
    frame.shadowMap = core.reserve(SHADOW_SIZE * SHADOW_SIZE * 4);
    this.bandStart = core.heapTop();
    return { scene, solid, clear, flat };
  }

  // A picture follows its preview, and shows the same scene.
  private sceneOf(design: Design): Scene {
    const key = JSON.stringify(design);
    if (this.last?.key !== key) this.last = { key, scene: buildScene(design, { detail: 'full', seed: 7 }) };
    return this.last.scene;
  }

  private plant(instances: readonly Instance[]): void {
    this.frame.instanceRoot = placePlants(this.core, this.memory, instances, (instance) =>
      this.plants.get(instance.prototype, detailAt(instance)),
    );
  }

  // Takes a small look through every camera and puts the best first.
  private rank(job: RenderJob, scene: Scene): readonly JudgedView[] {
    const { core, frame } = this;
    const look = { ...job, kind: 'mask', ...LOOK } as const;
    const band = { from: 0, rows: LOOK.height, keepFrom: 0, keepRows: LOOK.height };
    const judge = (camera: Camera) => {
      this.setCamera(frame, camera);
      frame.panorama = 0;
      this.startBand(look, band);
      core.begin(FRAME_AT, scratchAt(0));
      core.mask(0, LOOK.height);
      const posts = isLadderBeforePost(scene.layout, camera.eye) ? MISTAKEN : 0;
      const doors = doorsInSight(scene.layout, camera.eye) - posts;
      const flat = flatness(scene.layout, camera);
      const light = againstLight(scene, camera);
      return judgedView(this.keptRows(look, band), LOOK, job.design.features, { camera, doors, flat, light });
    };
    const settle = (view: JudgedView) =>
      retakes(scene.layout).reduce(
        (best, retake) => [best, ...retake(best.camera).map(judge)].toSorted(byWorth)[0] ?? best,
        view,
      );
    const ranked = bestOf(scene.cameras.views.map(judge));
    const close = ranked.slice(0, 2).filter(({ worth }) => worth > (ranked[0]?.worth ?? 0) - CLOSE);
    const best = [...close.map(settle).toSorted(byWorth), ...ranked.slice(close.length)];
    this.views.set(job.design, best);
    core.heapRelease(this.bandStart);
    return best;
  }

  // Lays out the picture's buffers for one band of rows.
  startBand(job: RenderJob, band: Band): FrameValues {
    const { core, frame } = this;
    core.heapRelease(this.bandStart);
    const pixels = job.width * band.rows;
    const colours = () => core.reserve(pixels * 16 + 64);
    frame.width = job.width;
    frame.height = band.rows;
    frame.rowOffset = band.from;
    frame.imageHeight = job.height;
    frame.ids = core.reserve(pixels + 64);
    frame.flags = core.reserve(pixels + 64);
    frame.out = core.reserve(pixels * 3 + 64);
    if (job.kind !== 'mask') {
      frame.albedo = colours();
      frame.irradiance = colours();
      frame.irradiance2 = colours();
      frame.extra = colours();
      frame.sunlit = colours();
      frame.shine = colours();
      frame.position = colours();
      frame.normal = colours();
      frame.colour = colours();
      // Refining writes where the first albedo was: nothing reads that any more.
      frame.bloom = frame.albedo;
    }
    writeFrame(this.memory, FRAME_AT, frame);
    return frame;
  }

  keptRows(job: RenderJob, band: Band): Uint8Array {
    const start = this.frame.out + band.keepFrom * job.width * 3;
    return new Uint8Array(this.memory.buffer, start, band.keepRows * job.width * 3).slice();
  }

  private surroundings(scene: Scene, columns: LandColumns): { environment: Environment; land: number } {
    const { core, memory, environments, lands } = this;
    const sun = scene.sun.direction;
    const skyKey = `${scene.sky.hour} ${sun[1]} ${scene.sky.cloudiness} ${scene.sky.clouds}`;
    const landKey = `${skyKey} ${sun} ${scene.sky.horizon} ${Object.values(columns)}`;
    if (!lands.has(landKey) && lands.size >= MAX_LANDS) this.forgetSurroundings();
    const environment = environments.get(skyKey) ?? buildEnvironment(core, memory, scene.sky, sun);
    environments.set(skyKey, environment);
    const land = lands.get(landKey) ?? buildLand(core, scene.sky, environment, sun, columns);
    lands.set(landKey, land);
    this.kept = core.heapTop();
    return { environment, land };
  }

  private forgetSurroundings(): void {
    this.environments.clear();
    this.lands.clear();
    this.core.heapRelease(this.base);
  }

  private setLight(frame: FrameValues, scene: Scene, environment: Environment): void {
    const { hour } = scene.sky;
    const { sunColour, skyLight, sky, summary } = environment;
    frame.skyTurn = turnOf(scene.sun.direction);
    [frame.sunX, frame.sunY, frame.sunZ] = scene.sun.direction;
    // At dusk the sun has set: its red would lie on single walls.
    [frame.sunR, frame.sunG, frame.sunB] = hour === 'dusk' ? [0, 0, 0] : sunColour;
    [frame.skyR, frame.skyG, frame.skyB] = skyLight;
    frame.dusk = hour === 'dusk' ? 1 : 0;
    frame.warm = LAMPS[hour].rooms;
    frame.exposure = exposureOf(environment, hour, frame.sunY);
    frame.tint = TINTS[hour];
    frame.saturation = SATURATIONS[hour];
    frame.punch = PUNCHES[hour];
    frame.sky = sky;
    frame.skyWidth = 1024;
    frame.skyHeight = 256;
    frame.harmonics = this.core.buildHarmonics(sky, frame.skyTurn, summary);
    frame.ripples = this.ripples.slopes;
    [frame.caustics0, frame.caustics1, frame.caustics2] = this.ripples.caustics;
    // A low sun's light comes back up from the floor and the walls of the pool: it never lies as dark as the angle says.
    const into = hour === 'golden' || hour === 'sunset' ? Math.max(0.19, frame.sunY) : frame.sunY;
    frame.poolSun = into * throughSurface(into);
    frame.net = netOf(hour, frame.sunY);
    this.setWater(frame, scene);
    this.setShadowPlane(frame);
  }

  private setWater(frame: FrameValues, { layout, foam, sky }: Scene): void {
    frame.netPlace = (seedOf(layout.design) % 997) / 997;
    frame.breeze = breezeOf(sky.hour, seedOf(layout.design), foam.length > 0);
    frame.glare = glareOf(sky.hour, layout.design.finish);
  }

  // Axes across the sun's direction, centred between pool and house.
  private setShadowPlane(frame: FrameValues): void {
    const { sunX, sunY, sunZ } = frame;
    const flat = Math.hypot(sunX, sunZ);
    const [ux, uz] = [sunZ / flat, -sunX / flat];
    const [vx, vy, vz] = [sunY * uz, sunZ * ux - sunX * uz, -sunY * ux];
    const cz = -2;
    frame.shadowSize = SHADOW_SIZE;
    [frame.shadowUx, frame.shadowUy, frame.shadowUz] = [ux, 0, uz];
    [frame.shadowVx, frame.shadowVy, frame.shadowVz] = [vx, vy, vz];
    frame.shadowU0 = uz * cz - SHADOW_REACH_M;
    frame.shadowV0 = vy + vz * cz - SHADOW_REACH_M;
    frame.shadowScale = SHADOW_SIZE / (2 * SHADOW_REACH_M);
  }

  private setTables(frame: FrameValues, scene: Scene): void {
    const put = (values: readonly number[]) => uploadDoubles(this.core, this.memory, values);
    const lit = LAMPS[scene.sky.hour].lamps;
    const lights = lit ? scene.lights : [];
    const underWater = lit * underWaterOf(scene.sky.hour);
    frame.lightCount = lights.length;
    frame.lights = put(
      lights.flatMap((l) => [
        ...l.position,
        ...l.colour.map((v) => v * (l.underwater ? underWater : lit)),
        l.underwater ? 1 : 0,
        l.radius,
        ...(l.direction ?? [0, 0, 0]),
        l.cone,
      ]),
    );
    const glows = lit ? glowsOf(scene, underWater, frame.warm) : [];
    frame.glowCount = glows.length;
    frame.glows = put(glows.flat());
    frame.flameCount = scene.flames.length;
    frame.flames = put(scene.flames.flatMap((f) => [...f.position, f.radius, f.height]));
    frame.foamCount = scene.foam.length;
    frame.foam = put(
      scene.foam.flatMap((f) => [f.from[0], f.from[2], f.to[0], f.to[2], f.from[1], f.strength]),
    );
    const waters = [...scene.waters].sort((a, b) => b.y - a.y);
    frame.waterCount = waters.length;
    frame.waterY = scene.waters[0]?.y ?? 0;
    frame.pond = scene.layout.design.features.includes('Regeneration Zone') ? 1 : 0;
    frame.waters = put(
      waters.flatMap(({ y, outline }) => {
        const { x0, z0, x1, z1 } = boundsOf(outline);
        return [y, x0, z0, x1, z1, outline.length, put(outline.flat()), 0];
      }),
    );
  }

  private setCamera(frame: FrameValues, camera: Camera): void {
    const shift = camera.shift ?? 0;
    const forward = unit(camera.target.map((v, i) => (shift && i === 1 ? 0 : v - (camera.eye[i] ?? 0))));
    const right = unit([-forward[2], 0, forward[0]]);
    [frame.eyeX, frame.eyeY, frame.eyeZ] = camera.eye;
    [frame.forwardX, frame.forwardY, frame.forwardZ] = forward;
    [frame.rightX, frame.rightY, frame.rightZ] = right;
    frame.upX = right[1] * forward[2] - right[2] * forward[1];
    frame.upY = right[2] * forward[0] - right[0] * forward[2];
    frame.upZ = right[0] * forward[1] - right[1] * forward[0];
    frame.tanHalf = Math.tan((camera.fovDeg * Math.PI) / 360);
    frame.shift = shift;
  }

  private setQuality(frame: FrameValues, job: RenderJob): void {
    frame.seed = job.seed;
    frame.edgeThreshold = 0.08;
    frame.gatherRays = job.kind === 'still' ? 1 : 0;
    frame.edgeSamples = 4;
    // Worth most where it is seen: two more rays smooth the light under roofs and leaves, the fifth sample the leaves themselves.
    if (job.quality === 'fine') {
      frame.gatherRays += 2;
      frame.edgeSamples += 1;
      frame.edgeThreshold = 0.06;
    }
  }

  // The coarse plants shade enough for light that is only seen indirectly.
  private castPlant(instance: Instance): void {
    const plant = this.plants.get(instance.prototype, 'coarse');
    const { x, y, z, yaw, scale, rise } = instance;
    if (!plant || Math.hypot(x, z + 2) >= SHADOW_REACH_M * 1.5) return;
    const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
    this.core.castShadow(plant.corners, plant.count, 1, x, y, z, sin, cos, scale, rise);
  }
}

interface Loaded {
  scene: Scene;
  solid: Uploaded;
  clear: Uploaded;
  // Triangles of the floors, which come first.
  flat: number;
}

const byWorth = (a: JudgedView, b: JudgedView): number => b.worth - a.worth;

// The best of those who stand around the pool, and always the one from higher up, which is given last.
function bestOf(judged: readonly JudgedView[]): readonly JudgedView[] {
  const ranked = judged.toSorted(byWorth);
  const above = judged.at(-1);
  const chosen = ranked.slice(0, PICTURE_VIEWS);
  if (above && !chosen.includes(above)) chosen.splice(-1, 1, above);
  return chosen;
}

/** What a picture loses where a ladder seems to be a post. */
const MISTAKEN = 0.7;
/** So close in worth, either may turn out the better one. */
const CLOSE = 0.8;
const LOOK = { width: 112, height: 63 };

const withLawn = ({ kind }: RenderJob): boolean => kind === 'still' || kind === 'panorama';

const at = (views: readonly JudgedView[] | undefined, view: number): JudgedView | undefined =>
  views?.[Math.min(view, views.length - 1)];

function cameraOf(
  { camera, kind, view = 0 }: RenderJob,
  { cameras }: Scene,
  views: readonly JudgedView[] | undefined,
): Camera {
  if (typeof camera === 'object') return camera;
  if (camera) return cameras[camera];
  return kind === 'panorama' ? cameras.panorama : (at(views, view)?.camera ?? cameras.hero);
}

function unit(v: readonly number[]): [number, number, number] {
  const [x = 0, y = 0, z = 0] = v;
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
