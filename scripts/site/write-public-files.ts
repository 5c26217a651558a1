import { writeFileSync } from 'node:fs';
import { ROUTES } from '../../domain/site/routes.ts';
import { manifest, robots, sitemap } from './public-files.ts';

// Called by the build with the folder of the built pages and the file to list every address in.
const [, , client, routesFile] = process.argv;
if (!client || !routesFile) throw new Error('Usage: write-public-files <client folder> <routes file>');

writeFileSync(`${client}/sitemap.xml`, sitemap());
writeFileSync(`${client}/robots.txt`, robots());
writeFileSync(`${client}/manifest.webmanifest`, manifest());
writeFileSync(routesFile, JSON.stringify([...Object.values(ROUTES), '/404']));
