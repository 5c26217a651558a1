import { writeFile } from 'node:fs/promises';
import { argv, stdout } from 'node:process';
import sharp from 'sharp';
import { prepareImage, RejectedImage } from './prepare-image.ts';

// Run as a process of its own: opens one upload and writes what is kept of it. Says the size, or why not.
const [, , file = '', imageFile = '', cardFile = ''] = argv;

sharp.cache(false);
sharp.concurrency(1);
try {
  const { image, card, width, height } = await prepareImage(file);
  await writeFile(imageFile, image);
  await writeFile(cardFile, card);
  stdout.write(JSON.stringify({ width, height }));
} catch (error) {
  if (!(error instanceof RejectedImage)) throw error;
  stdout.write(JSON.stringify({ fault: error.fault }));
}
