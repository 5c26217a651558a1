import { Euler, MathUtils, Quaternion, Vector3 } from 'three';

// Turns the phone's own orientation into the camera's. A drag adds to it and never switches it off.

// Devices report themselves lying flat; a camera looks out of the back of the phone.
const OUT_OF_THE_BACK = new Quaternion(-Math.SQRT1_2, 0, 0, Math.SQRT1_2);
const AWAY_FROM_SCREEN = new Vector3(0, 0, 1);

export function orientationOf(
  reading: { alpha: number | null; beta: number | null; gamma: number | null },
  screenDegrees: number,
): Quaternion {
  const { alpha, beta, gamma } = reading;
  const euler = new Euler(
    MathUtils.degToRad(beta ?? 0),
    MathUtils.degToRad(alpha ?? 0),
    -MathUtils.degToRad(gamma ?? 0),
    'YXZ',
  );
  return new Quaternion()
    .setFromEuler(euler)
    .multiply(OUT_OF_THE_BACK)
    .multiply(new Quaternion().setFromAxisAngle(AWAY_FROM_SCREEN, -MathUtils.degToRad(screenDegrees)));
}

export function followMotion(onTurn: (orientation: Quaternion) => void): () => void {
  const listen = (event: DeviceOrientationEvent) => {
    if (event.alpha !== null) onTurn(orientationOf(event, screen.orientation?.angle ?? 0));
  };
  window.addEventListener('deviceorientation', listen);
  return () => window.removeEventListener('deviceorientation', listen);
}
