import sharp from 'sharp';

const SIZE = { width: 1200, height: 630 };
const MARK = 92;

/** The picture of a shared link: the middle of a picture of ours in the shape that previews show, with the studio's mark in the corner. */
export const socialCard = async (picture: Buffer, mark: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize({ ...SIZE, fit: 'cover', position: 'centre' })
    .composite([
      {
        input: await sharp(mark, { density: 144 }).resize(MARK, MARK).png().toBuffer(),
        left: 48,
        top: SIZE.height - MARK - 48,
      },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
