import {
  FramebufferTexture,
  Mesh,
  type PerspectiveCamera,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
} from 'three';

/** More would not be seen; a phone's pixels are small, and each frame keeps its page from answering for a moment. */
export const ENOUGH = { large: 10, small: 3 };

// What was drawn before, over what is drawn now.
const VERTEX = 'void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }';
const FRAGMENT = /* glsl */ `
  uniform sampler2D past;
  uniform float share;
  void main() { gl_FragColor = vec4(texelFetch(past, ivec2(gl_FragCoord.xy), 0).rgb, share); }
`;

/** The mean of many frames of a view at rest, each a part of a pixel aside: edges, leaves and shadows become smooth. */
export class StillPicture {
  private drawn = 0;
  private past = new FramebufferTexture(1, 1);
  // Kept by the renderer as they are: their values change, they do not.
  private readonly uniforms = { past: { value: this.past }, share: { value: 0 } };
  private readonly over = new Mesh(
    new PlaneGeometry(2, 2),
    new ShaderMaterial({
      name: 'still picture',
      uniforms: this.uniforms,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthTest: false,
      depthWrite: false,
    }),
  );
  private readonly renderer: WebGLRenderer;
  private readonly enough: number;

  constructor(renderer: WebGLRenderer, small: boolean) {
    this.renderer = renderer;
    this.enough = small ? ENOUGH.small : ENOUGH.large;
    this.over.frustumCulled = false;
  }

  get isBegun(): boolean {
    return this.drawn > 0;
  }

  get isDone(): boolean {
    return this.drawn >= this.enough;
  }

  /** What comes next shows something else. */
  forget(): void {
    this.drawn = 0;
  }

  /** One frame more, and the mean of all on the screen. */
  add(scene: Scene, camera: PerspectiveCamera): void {
    const { renderer, over, drawn } = this;
    const size = renderer.getDrawingBufferSize(new Vector2());
    aside(camera, drawn, 1 / size.y, () => renderer.render(scene, camera));
    if (this.past.width !== size.x || this.past.height !== size.y) {
      this.past.dispose();
      this.past = new FramebufferTexture(size.x, size.y);
      this.uniforms.past.value = this.past;
    } else if (drawn > 0) {
      this.uniforms.share.value = drawn / (drawn + 1);
      renderer.autoClear = false;
      renderer.render(over, camera);
      renderer.autoClear = true;
    }
    renderer.copyFramebufferToTexture(this.past);
    this.drawn += 1;
  }

  dispose(): void {
    this.past.dispose();
    this.over.geometry.dispose();
    this.over.material.dispose();
  }
}

// A walk through the pixel that never comes back to a place; it begins in the middle.
const WALK = [0.7548777, 0.5698403] as const;

/** Of a pixel, how far aside a frame is drawn. */
export const asideIn = (frame: number): [right: number, down: number] => {
  const [right, down] = WALK;
  return [((frame * right + 0.5) % 1) - 0.5, ((frame * down + 0.5) % 1) - 0.5];
};

function aside(camera: PerspectiveCamera, frame: number, pixel: number, draw: () => void): void {
  const { view } = camera;
  if (!view) throw new Error('the camera was never held up');
  const { offsetX, offsetY } = view;
  const [right, down] = asideIn(frame);
  Object.assign(view, { offsetX: offsetX + right * pixel, offsetY: offsetY + down * pixel });
  camera.updateProjectionMatrix();
  draw();
  Object.assign(view, { offsetX, offsetY });
  camera.updateProjectionMatrix();
}
