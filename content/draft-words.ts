import type { Design } from '#domain/design/design.ts';

// A project without its photograph yet shows a rendering of its own design, and says no more than that.
const HOURS = { day: 'by day', golden: 'in the golden hour', sunset: 'at sunset', dusk: 'at dusk' } as const;

export function draftAlt({ style, lengthFt, widthFt, features, hour }: Design): string {
  const extras = features.map((feature) => feature.toLowerCase().replace('led', 'LED'));
  const last = extras.pop();
  const list = extras.length > 0 ? `${extras.join(', ')} and ${last}` : last;
  const shown = `${style.toLowerCase()} pool of ${lengthFt} by ${widthFt} ft${list ? ` with ${list}` : ''}`;
  return `Rendering of the design: ${shown}, ${HOURS[hour]}`;
}
