import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { paperFonts } from '#server/areas/estimate/paper-fonts.ts';
import { DISPLAY_LETTERS, LETTER_WIDTHS } from './letter-widths.ts';
import { paperText, paperTextWidth } from './paper-text.ts';

const doc = new PDFDocument();
for (const [name, bytes] of Object.entries(paperFonts())) doc.registerFont(name, bytes);
const real = (face: string, text: string) => doc.font(face).fontSize(1000).widthOfString(text);

describe('text on paper', () => {
  it('is as wide as the faces draw it', () => {
    for (const face of ['text', 'strong'] as const)
      for (const [letter, width] of LETTER_WIDTHS[face])
        expect([letter, width]).toEqual([
          letter,
          Math.round(real(DISPLAY_LETTERS.includes(letter) ? 'display' : face, letter)),
        ]);
    for (const text of ['WATER LEVEL 32\'-6" typical', 'Fill: avoid, VALVE AVENUE', '1,234.50 sq ft'])
      for (const face of ['text', 'strong'] as const) {
        const share = paperTextWidth(text, 1000, face === 'strong') / real(face, text);
        expect(share, text).toBeGreaterThan(0.99);
        expect(share, text).toBeLessThan(1.06);
      }
  });

  it('writes what the faces lack with what they have', () => {
    expect(paperText('Dvořák ≥ 4″ → Łódź, naïve ±½')).toBe('Dvorák >= 4" -> Lódz, naïve ±½');
    expect(paperText('泳池 🏊 \u200fא')).toBe('?? ? ?');
    expect(paperText('e\u0301\u0000\u202e')).toBe('é');
    expect(paperTextWidth('≥', 10)).toBe(paperTextWidth('>=', 10));
  });
});
