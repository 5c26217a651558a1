import { mkdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pictures } from '../../content/pictures.ts';
import { SOCIAL_PICTURES } from '../../content/social-pictures.ts';
import { socialCard } from '../../server/social-card.ts';

// One card per page, cut from that page's own picture; those of projects are made when somebody asks for one.
export async function writeSocialCards(client: string): Promise<void> {
  mkdirSync(`${client}/social`, { recursive: true });
  const mark = readFileSync('site/public/favicon.svg');
  for (const [route, name] of Object.entries(SOCIAL_PICTURES)) {
    const { name: file, widths } = pictures[name];
    const picture = readFileSync(`${client}/pictures/${file}-${Math.max(...widths)}.webp`);
    await writeFile(`${client}/social/${route}.jpg`, await socialCard(picture, mark));
  }
}
