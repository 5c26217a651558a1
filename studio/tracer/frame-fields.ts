// The order of the core's Frame (assembly/frame.ts); a test holds the two together.
export const FRAME_FIELDS = [
  'width',
  'height',
  'rowOffset',
  'imageHeight',
  'panorama',
  'dusk',
  'eyeX',
  'eyeY',
  'eyeZ',
  'forwardX',
  'forwardY',
  'forwardZ',
  'rightX',
  'rightY',
  'rightZ',
  'upX',
  'upY',
  'upZ',
  'tanHalf',
  'shift',
  'sunX',
  'sunY',
  'sunZ',
  'sunR',
  'sunG',
  'sunB',
  'skyR',
  'skyG',
  'skyB',
  'exposure',
  'warm',
  'edgeThreshold',
  'seed',
  'gatherRays',
  'edgeSamples',
  'lightCount',
  'flameCount',
  'foamCount',
  'waterCount',
  'waterY',
  'pond',
  'solidRoot',
  'clearRoot',
  'instanceRoot',
  'coarseRoot',
  'shadowSize',
  'shadowMap',
  'shadowUx',
  'shadowUy',
  'shadowUz',
  'shadowVx',
  'shadowVy',
  'shadowVz',
  'shadowU0',
  'shadowV0',
  'shadowScale',
  'land',
  'landWidth',
  'sky',
  'skyWidth',
  'skyHeight',
  'harmonics',
  'ripples',
  'caustics0',
  'caustics1',
  'caustics2',
  'materials',
  'lights',
  'flames',
  'foam',
  'waters',
  'albedo',
  'irradiance',
  'irradiance2',
  'extra',
  'sunlit',
  'position',
  'normal',
  'ids',
  'colour',
  'flags',
  'out',
  'bloom',
] as const;
type FrameField = (typeof FRAME_FIELDS)[number];
export type FrameValues = Record<FrameField, number>;

export function emptyFrame(): FrameValues {
  const values: Partial<FrameValues> = {};
  for (const field of FRAME_FIELDS) values[field] = 0;
  if (!isComplete(values)) throw new Error('a frame field is missing');
  return values;
}

function isComplete(values: Partial<FrameValues>): values is FrameValues {
  return FRAME_FIELDS.every((field) => values[field] !== undefined);
}

export function writeFrame(memory: WebAssembly.Memory, pointer: number, values: FrameValues): void {
  new Float64Array(memory.buffer, pointer, FRAME_FIELDS.length).set(
    FRAME_FIELDS.map((field) => values[field]),
  );
}
