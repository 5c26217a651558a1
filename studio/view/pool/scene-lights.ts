import { DirectionalLight, HemisphereLight, type Object3D, PointLight } from 'three';
import { METRES_PER_FOOT, type Scene } from '#studio/scene/scene.ts';
import { LIGHT } from './light.ts';

const MOST_LAMPS = 4;

// Sun, sky and the nearest lamps, set by the scene's hour.
export class SceneLights {
  private readonly sun = new DirectionalLight();
  private readonly daylight = new HemisphereLight();
  private readonly lamps = Array.from({ length: MOST_LAMPS }, () => new PointLight(0xffb469, 0, 14, 2));

  constructor(shadowPixels: number) {
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.setScalar(shadowPixels);
    this.sun.shadow.bias = -0.0004;
    this.sun.shadow.normalBias = 0.03;
  }

  get objects(): Object3D[] {
    return [this.sun, this.sun.target, this.daylight, ...this.lamps];
  }

  light(scene: Scene): void {
    const light = LIGHT[scene.sky.hour];
    this.daylight.color.setRGB(...light.skyColour);
    this.daylight.groundColor.setRGB(...light.bounce);
    this.daylight.intensity = light.sky;
    const reach = Math.max(14, scene.layout.pool.lengthFt * METRES_PER_FOOT * 0.9);
    this.sun.color.setRGB(...scene.sun.colour);
    this.sun.intensity = light.sun;
    // A sun on the horizon would throw shadows without end.
    const [x, y, z] = scene.sun.direction;
    this.sun.position.set(x, Math.max(0.12, y), z).multiplyScalar(60);
    const camera = this.sun.shadow.camera;
    Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 10, far: 120 });
    camera.updateProjectionMatrix();
    const bright = scene.lights.filter(({ underwater }) => !underwater);
    this.lamps.forEach((lamp, at) => {
      const source = bright[Math.floor((at * bright.length) / MOST_LAMPS)];
      lamp.intensity = source && light.lamps > 0.1 ? 9 * light.lamps : 0;
      lamp.visible = lamp.intensity > 0;
      if (source) lamp.position.set(...source.position);
    });
  }
}
