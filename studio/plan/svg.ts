import type { Reader } from '#domain/words/reader.ts';
import { type Drawing, type Ink, type Mark, PAPER } from './marks.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
const short = (value: number) => String(Math.round(value * 10) / 10);

type Say = Reader['say'];

function inkOf({ fill = 'none', stroke, width = 1, dash, opacity }: Ink): string {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${width}"` : '';
  return ` fill="${fill}"${line}${dash ? ` stroke-dasharray="${dash}"` : ''}${opacity === undefined ? '' : ` opacity="${opacity}"`}`;
}

function markToSvg(mark: Mark, say: Say): string {
  if (mark.kind === 'disc')
    return `<circle cx="${short(mark.x)}" cy="${short(mark.y)}" r="${short(mark.radius)}"${inkOf(mark)}/>`;
  if (mark.kind === 'shape') {
    const path = mark.points
      .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`)
      .join('');
    return `<path d="${path}${mark.closed ? 'Z' : ''}"${inkOf(mark)}/>`;
  }
  const turn = mark.turn ? ` transform="rotate(${mark.turn} ${short(mark.x)} ${short(mark.y)})"` : '';
  const weight = mark.strong ? ' font-weight="600"' : '';
  return `<text x="${short(mark.x)}" y="${short(mark.y)}" font-size="${mark.size}" text-anchor="${mark.anchor}" fill="${mark.colour ?? PAPER.ink}"${weight}${turn}>${escaped(say(mark.text))}</text>`;
}

// A complete, self-contained SVG: safe to inline, to save as a file and to send. What is written on it is said in the reader's language.
export function drawingToSvg(drawing: Drawing, say: Say = (text) => text): string {
  const { width, height, marks } = drawing;
  const [title, description] = [say(drawing.title), say(drawing.description)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" role="img" stroke-linejoin="round" aria-label="${escaped(`${title}. ${description}`)}" font-family="'Instrument Sans Variable','Instrument Sans',Helvetica,Arial,sans-serif"><title>${escaped(title)}</title><desc>${escaped(description)}</desc><rect width="${short(width)}" height="${short(height)}" fill="#ffffff"/>${marks.map((mark) => markToSvg(mark, say)).join('')}</svg>`;
}
