// Kept apart from the arithmetic, so that asking costs no 3D library.

type AsksPermission = { requestPermission: () => Promise<'granted' | 'denied'> };

export function offersMotion(): boolean {
  return 'DeviceOrientationEvent' in window && window.matchMedia('(pointer: coarse)').matches;
}

// iOS asks the visitor, and only from within a tap.
export async function allowMotion(): Promise<boolean> {
  const event: unknown = window.DeviceOrientationEvent;
  if (!asksPermission(event)) return true;
  try {
    return (await event.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

function asksPermission(event: unknown): event is AsksPermission {
  return (
    typeof event === 'function' &&
    'requestPermission' in event &&
    typeof event.requestPermission === 'function'
  );
}
