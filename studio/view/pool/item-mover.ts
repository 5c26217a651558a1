import {
  Box3,
  Box3Helper,
  Color,
  Group,
  LinearSRGBColorSpace,
  LineBasicMaterial,
  type PerspectiveCamera,
  Plane,
  Raycaster,
  Vector2,
  Vector3,
} from 'three';
import { isMovable, type MovableItem } from '#domain/design/moves.ts';
import { boundsOf } from '#domain/geometry/plane.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { METRES_PER_FOOT as FT } from '#studio/scene/scene.ts';

/** How far something was dragged, in feet on the layout; nothing at all: it was only touched. */
export type ItemDrag = { item: MovableItem; alongFt: number; awayFt: number };
/** What may be dragged just now; null for nothing. */
export type MoveMode = { chosen: MovableItem | null } | null;

type Thing = { id: MovableItem; box: Box3; helper: Box3Helper };
type Held = { thing: Thing; pointerId: number; from: Vector3; plane: Plane; by: Vector3 };

const LEAST_HEIGHT_FT = 1.5;
const UP = new Vector3(0, 1, 0);

// Frames around what can be moved; one that is dragged goes along with the pointer, and where it ends is told.
export class ItemMover {
  readonly group = new Group();
  private readonly camera: PerspectiveCamera;
  private readonly element: EventTarget;
  private readonly onDrag: (drag: ItemDrag) => void;
  private readonly onChange: () => void;
  private readonly ray = new Raycaster();
  private readonly listening = new AbortController();
  private things: Thing[] = [];
  private mode: MoveMode = null;
  private held: Held | null = null;

  constructor(
    camera: PerspectiveCamera,
    element: EventTarget,
    onDrag: (drag: ItemDrag) => void,
    onChange: () => void,
  ) {
    this.camera = camera;
    this.element = element;
    this.onDrag = onDrag;
    this.onChange = onChange;
    this.group.visible = false;
    const options = { capture: true, signal: this.listening.signal };
    element.addEventListener('pointerdown', this.take, options);
    element.addEventListener('pointermove', this.drag, options);
    element.addEventListener('pointerup', this.release, options);
    element.addEventListener('pointercancel', this.drop, options);
  }

  show(layout: Layout): void {
    this.clear();
    for (const { id, outline, heightFt, anchor } of layout.items) {
      if (!isMovable(id)) continue;
      const b = boundsOf(outline);
      const foot = anchor.y ?? 0;
      const box = new Box3(
        new Vector3(b.x0 * FT, foot * FT, b.z0 * FT),
        new Vector3(b.x1 * FT, (foot + Math.max(heightFt, LEAST_HEIGHT_FT)) * FT, b.z1 * FT),
      );
      const helper = new Box3Helper(box);
      helper.material = new LineBasicMaterial({ depthTest: false, transparent: true, toneMapped: false });
      helper.renderOrder = 11;
      this.group.add(helper);
      this.things.push({ id, box, helper });
    }
    this.paint();
  }

  setMode(mode: MoveMode): void {
    this.mode = mode;
    this.group.visible = mode !== null;
    this.paint();
  }

  dispose(): void {
    this.listening.abort();
    this.clear();
  }

  private clear(): void {
    this.held = null;
    for (const { helper } of this.things) helper.dispose();
    this.things = [];
    this.group.clear();
  }

  private paint(): void {
    for (const { id, helper } of this.things) {
      const { material } = helper;
      if (!(material instanceof LineBasicMaterial)) continue;
      const chosen = id === this.mode?.chosen;
      material.color = new Color().setHex(chosen ? 0xffb26b : 0xffffff, LinearSRGBColorSpace);
      material.opacity = chosen ? 1 : 0.55;
    }
  }

  private readonly take = (event: Event) => {
    if (!this.mode || this.held || !isPointer(event) || event.button > 0) return;
    this.aim(event);
    const hit = this.nearest();
    if (!hit) return;
    event.stopImmediatePropagation();
    if (canCapture(this.element)) this.element.setPointerCapture(event.pointerId);
    const plane = new Plane().setFromNormalAndCoplanarPoint(UP, hit.point);
    this.held = {
      thing: hit.thing,
      pointerId: event.pointerId,
      from: hit.point,
      plane,
      by: new Vector3(),
    };
  };

  private readonly drag = (event: Event) => {
    if (!this.held || !isPointer(event) || event.pointerId !== this.held.pointerId) return;
    event.stopImmediatePropagation();
    this.aim(event);
    const point = this.ray.ray.intersectPlane(this.held.plane, new Vector3());
    if (!point) return;
    this.held.by = point.sub(this.held.from);
    const { box, helper } = this.held.thing;
    helper.box = box.clone().translate(this.held.by);
    this.onChange();
  };

  private readonly release = (event: Event) => {
    if (!this.held || !isPointer(event) || event.pointerId !== this.held.pointerId) return;
    event.stopImmediatePropagation();
    const { thing, by } = this.held;
    this.drop();
    this.onDrag({ item: thing.id, alongFt: by.x / FT, awayFt: by.z / FT });
  };

  // Back into its frame: where it then stands comes with the next scene.
  private readonly drop = () => {
    if (!this.held) return;
    const { box, helper } = this.held.thing;
    helper.box = box;
    this.held = null;
    this.onChange();
  };

  private aim(event: PointerEvent): void {
    const { left, top, width, height } = frameOf(this.element);
    const x = ((event.clientX - left) / width) * 2 - 1;
    const y = 1 - ((event.clientY - top) / height) * 2;
    this.ray.setFromCamera(new Vector2(x, y), this.camera);
  }

  private nearest(): { thing: Thing; point: Vector3 } | null {
    const { ray } = this.ray;
    const hits = this.things.flatMap((thing) => {
      const point = ray.intersectBox(thing.box, new Vector3());
      return point ? [{ thing, point }] : [];
    });
    hits.sort((a, b) => a.point.distanceTo(ray.origin) - b.point.distanceTo(ray.origin));
    return hits[0] ?? null;
  }
}

const isPointer = (event: Event): event is PointerEvent => 'pointerId' in event && 'clientX' in event;

const canCapture = (element: EventTarget): element is HTMLElement => 'setPointerCapture' in element;

function frameOf(element: EventTarget) {
  if (canCapture(element)) return element.getBoundingClientRect();
  return { left: 0, top: 0, width: 1, height: 1 };
}
