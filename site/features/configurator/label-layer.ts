import { tell } from '#site/language.ts';
import type { ScreenLabel } from '#studio/view/pool/measurement-lines.ts';
import { spreadLabels } from './spread-labels.ts';

const LABEL =
  'absolute top-0 left-0 rounded-full bg-ink/80 px-2.5 py-1 font-medium text-fine text-white tabular-nums whitespace-nowrap will-change-transform';

// The buttons along the stage's lower edge, and half a label.
const TOOLS = 78;

// Moves the measurement labels every frame without asking React.
export function moveLabels(layer: HTMLElement, labels: readonly ScreenLabel[]): void {
  const old = new Map([...layer.children].map((child) => [child.getAttribute('data-label'), child]));
  for (const { id, text: written, x, y, visible } of spreadLabels(labels, layer.clientHeight - TOOLS)) {
    const text = tell(written);
    const known = old.get(id);
    old.delete(id);
    const label = known instanceof HTMLElement ? known : document.createElement('span');
    if (label !== known) {
      label.className = LABEL;
      label.dataset.label = id;
      layer.append(label);
    }
    if (label.textContent !== text) label.textContent = text;
    label.hidden = !visible;
    label.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;
  }
  for (const gone of old.values()) gone.remove();
}
