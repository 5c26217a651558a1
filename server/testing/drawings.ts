import PDFDocument from 'pdfkit';

// Files as a studio hands them over, as small as they can be.

export const pdfOf = (pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> => {
  const doc = new PDFDocument({ autoFirstPage: false, ...options });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  for (let page = 1; page <= pages; page += 1) doc.addPage().text(`Sheet ${page}`);
  doc.end();
  return new Promise((done) => doc.on('end', () => done(Buffer.concat(parts))));
};

export const dxf = (comment = 'drawn by hand') =>
  Buffer.from(`999\r\n${comment}\r\n  0\r\nSECTION\r\n  2\r\nENTITIES\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n`);

export const binaryDxf = () =>
  Buffer.concat([
    Buffer.from('AutoCAD Binary DXF\r\n\u001a\0'),
    Buffer.from('\0SECTION\0\u0002ENTITIES\0'),
    Buffer.from('\0EOF\0'),
  ]);
