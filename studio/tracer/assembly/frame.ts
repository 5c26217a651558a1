// One picture's settings. Every field is an f64, in the order that studio/tracer/frame-fields.ts writes them.
@unmanaged
export class Frame {
  width: f64; height: f64; rowOffset: f64; imageHeight: f64; panorama: f64; dusk: f64;
  eyeX: f64; eyeY: f64; eyeZ: f64; forwardX: f64; forwardY: f64; forwardZ: f64;
  rightX: f64; rightY: f64; rightZ: f64; upX: f64; upY: f64; upZ: f64; tanHalf: f64; shift: f64;
  sunX: f64; sunY: f64; sunZ: f64; sunR: f64; sunG: f64; sunB: f64; skyR: f64; skyG: f64; skyB: f64;
  exposure: f64; tint: f64; saturation: f64; punch: f64; warm: f64; poolSun: f64; breeze: f64; glare: f64; net: f64; netPlace: f64; edgeThreshold: f64; seed: f64; gatherRays: f64; edgeSamples: f64;
  lightCount: f64; glowCount: f64; flameCount: f64; foamCount: f64; waterCount: f64; waterY: f64; pond: f64;
  solidRoot: f64; clearRoot: f64; instanceRoot: f64; coarseRoot: f64;
  shadowSize: f64; shadowMap: f64;
  shadowUx: f64; shadowUy: f64; shadowUz: f64; shadowVx: f64; shadowVy: f64; shadowVz: f64;
  shadowU0: f64; shadowV0: f64; shadowScale: f64;
  land: f64; landWidth: f64; sky: f64; skyTurn: f64; skyWidth: f64; skyHeight: f64; harmonics: f64; ripples: f64; caustics0: f64; caustics1: f64; caustics2: f64;
  materials: f64; lights: f64; glows: f64; flames: f64; foam: f64; waters: f64;
  albedo: f64; irradiance: f64; irradiance2: f64; extra: f64; sunlit: f64; shine: f64; position: f64; normal: f64;
  ids: f64; colour: f64; flags: f64; out: f64; bloom: f64;
}

export let frame: Frame = changetype<Frame>(0);
export let scratch: usize = 0;
export let rays: i32 = 0;

// Each worker has its own scratch memory for traversal stacks; everything else is shared and only read.
export function begin(framePointer: usize, scratchPointer: usize): void {
  frame = changetype<Frame>(framePointer);
  scratch = scratchPointer;
  rays = 0;
}

export function countRay(): void { rays++; }
export function rayCount(): i32 { return rays; }

@inline export function at(pointer: f64): usize { return <usize>pointer; }
@inline export function f32At(pointer: usize, index: i32): f64 { return <f64>load<f32>(pointer + (<usize>index << 2)); }
@inline export function setF64(pointer: usize, index: i32, value: f64): void { store<f64>(pointer + (<usize>index << 3), value); }
@inline export function f64At(pointer: usize, index: i32): f64 { return load<f64>(pointer + (<usize>index << 3)); }
@inline export function setF32(pointer: usize, index: i32, value: f64): void { store<f32>(pointer + (<usize>index << 2), <f32>value); }
// Of a colour of three f32.
@inline export function brightness(p: usize): f64 { return <f64>load<f32>(p) * .2126 + <f64>load<f32>(p, 4) * .7152 + <f64>load<f32>(p, 8) * .0722; }
