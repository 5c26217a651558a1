import type { Design } from '#domain/design/design.ts';
import { PICTURE_VIEWS } from '#domain/design/picture-views.ts';
import { boundsOf } from '#domain/geometry/plane.ts';
import { buildScene, skyOver } from '#studio/scene/build-scene.ts';
import { lightSeedOf, seedOf } from '#studio/scene/design-seed.ts';
import type { MaterialId } from '#studio/scene/materials.ts';
import { lawnAround } from '#studio/scene/parts/lawn.ts';
import type { Camera, Instance, Scene, SceneMesh, Vec3 } from '#studio/scene/scene.ts';
import { againstLight, doorsInSight, flatness, isLadderBeforePost } from '#studio/scene/sights.ts';
import { retakes } from '#studio/scene/standing-views.ts';
import { sunFor } from '#studio/scene/sun.ts';
import { type Core, FRAME_AT, HEAP_AT, scratchAt } from './core.ts';
import { Crew, type Piece } from './crew.ts';
import { withoutCutPalms } from './cut-palms.ts';
import {
  allColumns,
  beginLand,
  beginSky,
  blendLand,
  breezeOf,
  buildRipples,
  columnsIn,
  type Environment,
  environmentOf,
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
import { foregroundPots, potsNearBy } from './foreground-pots.ts';
import { emptyFrame, FRAME_FIELDS, type FrameValues, writeFrame } from './frame-fields.ts';
import { detailAt, PreparedPlants, placePlants } from './prepared-plants.ts';
import { RankedViews } from './ranked-views.ts';
import type { Band, RenderJob, RenderKind, RenderStats } from './request.ts';
import { shadeTrees } from './shade-trees.ts';
import { glowsOf } from './soft-glows.ts';
import { withoutUnseenCanopies } from './unseen-canopies.ts';
import { isClear, type Uploaded, uploadDoubles, uploadMaterials, uploadTriangles } from './upload.ts';
import { type JudgedView, judgedView } from './view-worth.ts';

const MAX_KEPT = 8;
// Land in so few columns is painted as it stays.
const COARSE_LAND = 1024;
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
// So many numbers tell what casts shade.
const CASTER = 9;
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
  // By what they depend on: records of skies begun, of those that are painted, of lands.
  private skies = new Map<string, number>();
  private environments = new Map<string, Environment>();
  private lands = new Map<string, number>();
  private walked: { land: number; columns: LandColumns } | null = null;
  private crew: Crew;
  private kept: number;
  private frame: FrameValues = emptyFrame();
  private bandStart = 0;
  private last: { key: string; scene: Scene } | null = null;

  constructor(core: Core, memory: WebAssembly.Memory) {
    this.core = core;
    this.memory = memory;
    this.crew = new Crew(core);
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
    this.crew.join();
    this.forgetSurroundings();
    this.plants.draw(missing);
    this.base = this.core.heapTop();
    this.kept = this.base;
  }

  prepare(job: RenderJob, crew = new Crew(this.core)): RenderStats {
    const start = performance.now();
    const { core, memory } = this;
    this.begin(crew);
    const { camera, scene, solid, clear } = this.loadRanked(job);
    const around =
      job.kind === 'panorama'
        ? scene.instances
        : [...withoutCutPalms(scene.instances, camera), ...foregroundPots(scene, camera)];
    // The blades of grass lie where the picture is looked at from.
    const blades = withLawn(job) ? lawnAround(scene.layout, camera.eye) : [];
    const shade = job.kind === 'mask' || job.kind === 'panorama' ? [] : shadeTrees(scene, camera);
    crew.join();
    this.blendWalked();
    if (shade.length > 0)
      this.frame.coarseRoot = placePlants(core, memory, [...scene.instances, ...shade], ({ prototype }) =>
        this.plants.get(prototype, 'coarse'),
      );
    if (job.kind !== 'mask') this.plant([...around, ...blades, ...shade]);
    this.setCamera(this.frame, camera);
    this.frame.panorama = job.kind === 'panorama' ? 1 : 0;
    writeFrame(memory, FRAME_AT, this.frame);
    core.begin(FRAME_AT, scratchAt(0));
    const casters = shade.flatMap((tree) => this.casterOf(tree));
    if (casters.length > 0)
      core.castShadows(uploadDoubles(core, memory, casters), casters.length / CASTER, 0);
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
    this.begin(new Crew(this.core));
    return this.views.get(design) ?? this.rank(job, this.load(job).scene);
  }

  private begin(crew: Crew): void {
    this.crew = crew;
    if (Math.max(this.skies.size, this.lands.size) >= MAX_KEPT) this.forgetSurroundings();
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
    this.drawPlants([...scene.instances, ...potsNearBy(job.design)]);
    core.heapRelease(this.kept);
    const columns = camera ? columnsIn(LAND_WIDTHS[job.kind], camera) : allColumns(LAND_WIDTHS[job.kind]);
    const environment = this.environmentOver(job.design);
    const land = this.landAround(scene, environment, columns);
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
    frame.land = core.landOf(land);
    frame.landWidth = columns.width;
    this.setTables(frame, scene);
    this.setQuality(frame, job);
    frame.shadowMap = core.reserve(SHADOW_SIZE * SHADOW_SIZE * 4);
    if (job.kind !== 'mask') this.castAll(frame, scene, solid, flat);
    this.bandStart = core.heapTop();
    return { scene, solid, clear };
  }

  // A picture follows its preview, and shows the same scene.
  private sceneOf(design: Design): Scene {
    const key = JSON.stringify(design);
    if (this.last?.key === key) return this.last.scene;
    // While the others paint its sky.
    this.startSky(design);
    this.last = { key, scene: buildScene(design, { detail: 'full', seed: 7 }) };
    return this.last.scene;
  }

  private plant(instances: readonly Instance[]): void {
    this.frame.instanceRoot = placePlants(this.core, this.memory, instances, (instance) =>
      this.plants.get(instance.prototype, detailAt(instance)),
    );
  }

  // Takes a small look through every camera and puts the best first.
  private rank(job: RenderJob, scene: Scene): readonly JudgedView[] {
    const judge = (cameras: readonly Camera[]) => this.judge(job, scene, cameras);
    const settle = (view: JudgedView) =>
      retakes(scene.layout).reduce(
        (best, retake) => [best, ...judge(retake(best.camera))].toSorted(byWorth)[0] ?? best,
        view,
      );
    const ranked = bestOf(judge(scene.cameras.views));
    const close = ranked.slice(0, 2).filter(({ worth }) => worth > (ranked[0]?.worth ?? 0) - CLOSE);
    const best = [...close.map(settle).toSorted(byWorth), ...ranked.slice(close.length)];
    this.views.set(job.design, best);
    this.core.heapRelease(this.bandStart);
    return best;
  }

  // Every camera has a frame of its own, so that all can be looked through at once.
  private judge(job: RenderJob, scene: Scene, cameras: readonly Camera[]): JudgedView[] {
    const { core, memory, crew } = this;
    core.heapRelease(this.bandStart);
    const pixels = LOOK.width * LOOK.height;
    const looks = cameras.map((camera) => {
      const frame: FrameValues = {
        ...this.frame,
        ...LOOK,
        imageHeight: LOOK.height,
        // Crowns without their single leaves hide as much.
        instanceRoot: this.frame.coarseRoot,
        rowOffset: 0,
        panorama: 0,
      };
      this.setCamera(frame, camera);
      frame.out = core.reserve(pixels * 3);
      const place = core.reserve(FRAME_FIELDS.length * 8);
      writeFrame(memory, place, frame);
      return { camera, place, out: frame.out };
    });
    crew.post(looks.map(({ place }): Piece => ['mask', [0, LOOK.height], place]));
    crew.join();
    return looks.map(({ camera, out }) => {
      const posts = isLadderBeforePost(scene.layout, camera.eye) ? MISTAKEN : 0;
      const doors = doorsInSight(scene.layout, camera.eye) - posts;
      const flat = flatness(scene.layout, camera);
      const light = againstLight(scene, camera);
      const mask = new Uint8Array(memory.buffer, out, pixels * 3);
      return judgedView(mask, LOOK, job.design.features, { camera, doors, flat, light });
    });
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

  private startSky(design: Design): void {
    const key = skyKeyOf(design);
    if (this.skies.has(key)) return;
    this.core.heapRelease(this.kept);
    this.skies.set(key, beginSky(this.core, this.crew, skyOver(design), heightOnly(design)));
    this.kept = this.core.heapTop();
  }

  private environmentOver(design: Design): Environment {
    this.startSky(design);
    const key = skyKeyOf(design);
    const known = this.environments.get(key);
    if (known) return known;
    this.crew.join();
    const environment = environmentOf(this.core, this.memory, this.skies.get(key) ?? 0);
    this.environments.set(key, environment);
    this.kept = this.core.heapTop();
    return environment;
  }

  private landAround(scene: Scene, environment: Environment, columns: LandColumns): number {
    const { core, crew, lands } = this;
    const sun = scene.sun.direction;
    const key = `${environment.record} ${sun} ${scene.sky.horizon} ${Object.values(columns)}`;
    const known = lands.get(key);
    if (known !== undefined) return known;
    const land = beginLand(core, crew, scene.sky, environment.record, sun, columns);
    lands.set(key, land);
    this.walked = { land, columns };
    this.kept = core.heapTop();
    return land;
  }

  private blendWalked(): void {
    if (this.walked && this.walked.columns.width > COARSE_LAND)
      blendLand(this.core, this.crew, this.walked.land, this.walked.columns);
    this.walked = null;
  }

  private forgetSurroundings(): void {
    this.skies.clear();
    this.environments.clear();
    this.lands.clear();
    this.core.heapRelease(this.base);
    this.kept = this.base;
  }

  private setLight(frame: FrameValues, scene: Scene, environment: Environment): void {
    const { hour } = scene.sky;
    const { sunColour, skyLight, sky, record } = environment;
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
    frame.harmonics = this.core.buildHarmonics(record, frame.skyTurn);
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
    // A quick look is shown larger than it is drawn, for some seconds.
    frame.edgeSamples = job.kind === 'preview' ? 2 : 4;
    // Worth most where it is seen: two more rays smooth the light under roofs and leaves, the fifth sample the leaves themselves.
    if (job.quality === 'fine') {
      frame.gatherRays += 2;
      frame.edgeSamples += 1;
      frame.edgeThreshold = 0.06;
    }
  }

  private castAll(frame: FrameValues, scene: Scene, solid: Uploaded, flat: number): void {
    const { core, crew, memory } = this;
    const house = [solid.corners + flat * 36, solid.count - flat, 0, 0, 0, 0, 1, 1, 1];
    const casters = [...house, ...scene.instances.flatMap((instance) => this.casterOf(instance))];
    const table = uploadDoubles(core, memory, casters);
    writeFrame(memory, FRAME_AT, frame);
    crew.post([['castShadows', [table, casters.length / CASTER, 1], FRAME_AT]]);
  }

  // The coarse plants shade enough for light that is only seen indirectly.
  private casterOf({ prototype, x, y, z, yaw, scale, rise }: Instance): number[] {
    const plant = this.plants.get(prototype, 'coarse');
    if (!plant || Math.hypot(x, z + 2) >= SHADOW_REACH_M * 1.5) return [];
    return [plant.corners, plant.count, x, y, z, Math.sin(yaw), Math.cos(yaw), scale, rise];
  }
}

interface Loaded {
  scene: Scene;
  solid: Uploaded;
  clear: Uploaded;
}

// Only the sun's height counts: the sky is turned to where it stands.
const heightOnly = (design: Design): Vec3 => sunFor(design.hour, 0, lightSeedOf(design)).direction;

function skyKeyOf(design: Design): string {
  const { hour, cloudiness, clouds } = skyOver(design);
  return `${hour} ${cloudiness} ${clouds} ${heightOnly(design)[1]}`;
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
