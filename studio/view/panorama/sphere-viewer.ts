import {
  LinearFilter,
  LinearMipmapLinearFilter,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  type Quaternion,
  Scene,
  SphereGeometry,
  SRGBColorSpace,
  Texture,
  WebGLRenderer,
} from 'three';
import { coverageOf } from '#domain/panorama/coverage.ts';
import { clamp, fovAfter, type Look, turn, VIEW } from '#domain/panorama/look.ts';
import { shrunkTo } from './load-picture.ts';
import type { PanoramaViewer, ViewerEvents } from './viewer.ts';

export type SphereViewer = PanoramaViewer & {
  // The phone's own orientation; null goes back to drag alone.
  follow(orientation: Quaternion | null): void;
  enterVr(onEnd: () => void): Promise<void>;
};

const RADIUS = 50;
const BACKDROP = 0x0c2a32;
const SHARPEST = 2;

export function createSphereViewer(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  events: ViewerEvents,
): SphereViewer {
  const { renderer, scene, camera, sphere, texture } = stageFor(canvas, picture);
  let look: Look = { yaw: 0, pitch: 0 };
  let fov: number = VIEW.fovDefault;
  let motion: Quaternion | null = null;
  let yawBesideMotion = 0;
  let dirty = true;

  function aim() {
    if (motion) {
      camera.quaternion.copy(motion);
      camera.rotation.y -= MathUtils.degToRad(yawBesideMotion);
    } else {
      camera.rotation.set(MathUtils.degToRad(look.pitch), -MathUtils.degToRad(look.yaw), 0);
    }
    dirty = true;
  }

  function resize() {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0 || renderer.xr.isPresenting) return;
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.fov = verticalFov(fov, camera.aspect);
    camera.updateProjectionMatrix();
    dirty = true;
  }

  function setFov(next: number) {
    fov = next;
    resize();
    events.changed();
  }

  renderer.setAnimationLoop(() => {
    if (!dirty && !renderer.xr.isPresenting) return;
    dirty = false;
    renderer.render(scene, camera);
  });
  resize();
  aim();

  return {
    kind: 'webgl',
    magnification: () => fov,
    magnify: (steps) => setFov(fovAfter(fov, -steps)),
    pinch: (factor) => setFov(clamp(fov / factor, VIEW.fovMin, VIEW.fovMax)),
    look: () => look,
    lookAt(next) {
      const turned = turn(next, 0, 0);
      yawBesideMotion += turned.yaw - look.yaw;
      look = turned;
      aim();
      events.changed();
    },
    follow(orientation) {
      if (orientation && !motion) {
        // Start from where the visitor is looking, whatever the compass says.
        camera.quaternion.copy(orientation);
        yawBesideMotion = look.yaw + MathUtils.radToDeg(camera.rotation.y);
      }
      motion = orientation;
      aim();
    },
    async enterVr(onEnd) {
      const options = { optionalFeatures: ['local-floor'] };
      const session = await navigator.xr?.requestSession('immersive-vr', options);
      if (!session) return;
      session.addEventListener('end', () => {
        resize();
        onEnd();
      });
      await renderer.xr.setSession(session);
    },
    hold() {},
    resize,
    dispose() {
      renderer.setAnimationLoop(null);
      void renderer.xr.getSession()?.end();
      sphere.geometry.dispose();
      sphere.material.dispose();
      texture.dispose();
      renderer.dispose();
    },
  };
}

function stageFor(canvas: HTMLCanvasElement, picture: ImageBitmap) {
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' });
  renderer.setClearColor(BACKDROP);
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, SHARPEST));
  renderer.xr.enabled = true;
  renderer.xr.setReferenceSpaceType('local');
  const camera = new PerspectiveCamera(VIEW.fovDefault, 1, 0.1, RADIUS * 2);
  camera.rotation.order = 'YXZ';
  const texture = textureOf(picture, renderer.capabilities.maxTextureSize);
  texture.anisotropy = renderer.capabilities.getMaxAnisotropy();
  const sphere = new Mesh(sphereFor(picture), new MeshBasicMaterial({ map: texture, toneMapped: false }));
  const scene = new Scene().add(sphere);
  return { renderer, scene, camera, sphere, texture };
}

// The stated field of view runs along the longer side, so a phone held upright is not fish-eyed.
function verticalFov(fov: number, aspect: number): number {
  if (aspect <= 1) return fov;
  return MathUtils.radToDeg(2 * Math.atan(Math.tan(MathUtils.degToRad(fov) / 2) / aspect));
}

function textureOf(picture: ImageBitmap, widest: number): Texture {
  const texture = new Texture(shrunkTo(picture, widest));
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  // Bitmaps cannot be flipped on upload: the sphere's texture coordinates are flipped instead.
  texture.flipY = false;
  texture.needsUpdate = true;
  return texture;
}

// Seen from inside, with the middle of the picture straight ahead (−Z).
function sphereFor(picture: ImageBitmap): SphereGeometry {
  const { horizontal, vertical } = coverageOf(picture.width, picture.height);
  const across = MathUtils.degToRad(horizontal);
  const down = MathUtils.degToRad(vertical);
  const [left, top] = [Math.PI - across / 2, (Math.PI - down) / 2];
  const geometry = new SphereGeometry(RADIUS, 96, 64, left, across, top, down);
  geometry.scale(-1, 1, 1);
  geometry.rotateY(-Math.PI / 2);
  const uv = geometry.getAttribute('uv');
  for (let at = 0; at < uv.count; at++) uv.setY(at, 1 - uv.getY(at));
  return geometry;
}
