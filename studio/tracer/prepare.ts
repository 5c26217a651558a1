import type { Design } from '#domain/design/design.ts';
import { buildScene, skyOver } from '#studio/scene/build-scene.ts';
import { lightSeedOf } from '#studio/scene/design-seed.ts';
import type { MaterialId } from '#studio/scene/materials.ts';
import { lawnAround } from '#studio/scene/parts/lawn.ts';
import type { Camera, Instance, Scene, SceneMesh, Vec3 } from '#studio/scene/scene.ts';
import { sunFor } from '#studio/scene/sun.ts';
import { LOOK, rankedViews } from './choose-view.ts';
import { type Core, FRAME_AT, HEAP_AT, scratchAt } from './core.ts';
import { Crew } from './crew.ts';
import { withoutCutPalms } from './cut-palms.ts';
import {
  allColumns,
  beginLand,
  beginSky,
  blendLand,
  buildRipples,
  columnsIn,
  type Environment,
  environmentOf,
  type LandColumns,
  type Ripples,
} from './environment.ts';
import { foregroundPots, potsNearBy } from './foreground-pots.ts';
import { cameraOf, setCamera, setQuality } from './frame-camera.ts';
import { emptyFrame, type FrameValues, writeFrame } from './frame-fields.ts';
import { SHADOW_REACH_M, SHADOW_SIZE, setLight, setTables } from './frame-light.ts';
import { detailAt, PreparedPlants, placePlants } from './prepared-plants.ts';
import { RankedViews } from './ranked-views.ts';
import type { Band, RenderJob, RenderKind, RenderStats } from './request.ts';
import { shadeTrees } from './shade-trees.ts';
import { withoutUnseenCanopies } from './unseen-canopies.ts';
import { isClear, type Uploaded, uploadDoubles, uploadMaterials, uploadTriangles } from './upload.ts';
import type { JudgedView } from './view-worth.ts';

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
    setCamera(this.frame, camera);
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
    setLight(core, frame, scene, environment, this.ripples);
    frame.land = core.landOf(land);
    frame.landWidth = columns.width;
    setTables(frame, scene, (values) => uploadDoubles(core, memory, values));
    setQuality(frame, job);
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
  private rank({ design }: RenderJob, scene: Scene): readonly JudgedView[] {
    const { core, memory, crew, frame, bandStart } = this;
    const best = rankedViews({ core, memory, crew, frame, heap: bandStart }, scene);
    this.views.set(design, best);
    core.heapRelease(bandStart);
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

const withLawn = ({ kind }: RenderJob): boolean => kind === 'still' || kind === 'panorama';
