import PDFDocument from 'pdfkit';

type Tell = (sentence: string) => string;

// The faces that text is set in have no raised figures.
const UNITS: readonly [RegExp, string][] = [
  [/pies²/g, 'pies cuad.'],
  [/(\b(?:m|yd|pulg))²/g, '$1 cuad.'],
  [/(\b(?:m|yd|pies))³/g, '$1 cúb.'],
];
const writable = (text: string) => UNITS.reduce((said, [unit, written]) => said.replace(unit, written), text);

/** A PDF that says in its reader's language what rules say in English, where it is written and where it is measured. */
export class TellingDocument extends PDFDocument {
  readonly #tell: Tell;

  constructor(tell: Tell, options: PDFKit.PDFDocumentOptions) {
    super(options);
    this.#tell = tell;
  }

  override text(
    text: string,
    x?: number | PDFKit.Mixins.TextOptions,
    y?: number,
    options?: PDFKit.Mixins.TextOptions,
  ): this {
    const told = writable(this.#tell(text));
    return typeof x === 'object' ? super.text(told, x) : super.text(told, x, y, options);
  }

  override heightOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    return super.heightOfString(writable(this.#tell(text)), options);
  }
}
