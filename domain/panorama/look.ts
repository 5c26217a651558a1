// Where a visitor of a panorama looks, and how far they may turn and zoom.

export const VIEW = {
  fovDefault: 80,
  fovMin: 30,
  fovMax: 120,
  fovStep: 10,
  dragDegreesPerPixel: 0.2,
  pitchMin: -90,
  pitchMax: 90,
  zoomMin: 0.5,
  zoomMax: 3,
  zoomStep: 0.2,
  arrowDegrees: 10,
} as const;

// Degrees; yaw grows to the right, pitch upwards.
export type Look = { yaw: number; pitch: number };

export function turn(look: Look, yaw: number, pitch: number): Look {
  return { yaw: wrapDegrees(look.yaw + yaw), pitch: clamp(look.pitch + pitch, VIEW.pitchMin, VIEW.pitchMax) };
}

// A drag moves the picture with the finger: to the left shows what lies to the right.
export function dragged(look: Look, pixelsRight: number, pixelsDown: number): Look {
  return turn(look, -pixelsRight * VIEW.dragDegreesPerPixel, pixelsDown * VIEW.dragDegreesPerPixel);
}

export function fovAfter(fov: number, steps: number): number {
  return clamp(fov + steps * VIEW.fovStep, VIEW.fovMin, VIEW.fovMax);
}

export function zoomAfter(zoom: number, steps: number): number {
  return clamp(Math.round((zoom + steps * VIEW.zoomStep) * 100) / 100, VIEW.zoomMin, VIEW.zoomMax);
}

// Zoom 1 is the default field of view; 0.5 to 3 then spans about 118° to 31°.
export function fovOfZoom(zoom: number): number {
  return (2 * Math.atan(Math.tan((VIEW.fovDefault * Math.PI) / 360) / zoom) * 180) / Math.PI;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function wrapDegrees(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
