import { argv, stdout } from 'node:process';
import sharp from 'sharp';
import { prepareCrop, prepareUpload, RejectedPicture } from './prepare-picture.ts';

// Run as a process of its own: opens one picture and writes its files into a folder. Says what they are, or why not.
const [, , file = '', folder = '', x, y] = argv;

sharp.cache(false);
sharp.concurrency(1);
try {
  const prepared = x
    ? await prepareCrop(file, folder, { x: Number(x), y: Number(y) })
    : await prepareUpload(file, folder);
  stdout.write(JSON.stringify(prepared));
} catch (error) {
  if (!(error instanceof RejectedPicture)) throw error;
  stdout.write(JSON.stringify({ trouble: error.message }));
}
