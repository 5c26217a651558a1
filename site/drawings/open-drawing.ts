import type { ProjectFile } from '#domain/project/room.ts';
import { heicToJpeg } from '#site/heic-to-jpeg.ts';
import type { AskPassword, PdfDrawing } from './pdf/open-pdf.ts';

export type OpenDrawing =
  | { kind: 'pdf'; pdf: PdfDrawing; ratios: readonly number[] }
  | { kind: 'image'; url: string; ratios: readonly number[] }
  | { kind: 'surface'; ratios: readonly number[] };

const HEIC = /^image\/hei[cf]/;
const HEIC_QUALITY = 0.9;

const isPdf = ({ contentType, filename }: ProjectFile) =>
  contentType === 'application/pdf' || (!contentType && /\.pdf$/i.test(filename));

async function imageSize(url: string): Promise<{ width: number; height: number }> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

async function openImage(blob: Blob, contentType: string): Promise<OpenDrawing> {
  const shown = HEIC.test(contentType) ? await heicToJpeg(blob, HEIC_QUALITY) : blob;
  // The server sends a file as an attachment of no type; the picture is drawn by what we know of it.
  const url = URL.createObjectURL(HEIC.test(contentType) ? shown : new Blob([shown], { type: contentType }));
  try {
    const { width, height } = await imageSize(url);
    return { kind: 'image', url, ratios: [height / width] };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}

const pdfReader = () => import('./pdf/open-pdf.ts');

/** What reads this kind of file, fetched beside the file itself. */
export const fetchReader = (file: ProjectFile): Promise<unknown> =>
  isPdf(file) ? pdfReader() : Promise.resolve();

async function openDocument(blob: Blob, askPassword: AskPassword): Promise<OpenDrawing> {
  const { openPdf } = await pdfReader();
  const pdf = await openPdf(await blob.arrayBuffer(), askPassword);
  const first = await pdf.ratio(1);
  return { kind: 'pdf', pdf, ratios: Array.from({ length: pdf.pages }, () => first) };
}

export const closeDrawing = (drawing: OpenDrawing) => {
  if (drawing.kind === 'pdf') drawing.pdf.close();
  if (drawing.kind === 'image') URL.revokeObjectURL(drawing.url);
};

export const canBeShown = (file: ProjectFile) => isPdf(file) || file.contentType.startsWith('image/');

/** Rejects when the file is not what it seems. */
export const openDrawing = (file: ProjectFile, blob: Blob, askPassword: AskPassword): Promise<OpenDrawing> =>
  isPdf(file) ? openDocument(blob, askPassword) : openImage(blob, file.contentType);
