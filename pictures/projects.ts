import { projects } from '../content/projects/projects.ts';
import { PANORAMAS } from '../content/panoramas.ts';
import { publish, publishPanorama } from './publish.ts';
import { drawn, drawnAround } from './traced.ts';
import { tracedProjects } from './traced-projects.ts';

// `npm run pictures:projects [-- slug …]`: the projects that our own renderer draws, each from its design; about 40 s each,
// and two minutes more where one can look around in it.

const [width, height] = [1408, 880];

const asked = process.argv.slice(2);
const unknown = asked.filter((slug) => !(slug in tracedProjects));
if (unknown.length) throw new Error(`Not drawn by our own renderer: ${unknown.join(', ')}`);
for (const { slug, title, design } of projects) {
  const from = tracedProjects[slug];
  if (from === undefined || (asked.length > 0 && !asked.includes(slug))) continue;
  const started = Date.now();
  await publish({ name: slug, title, source: await drawn(design, width, height, from) });
  const around = PANORAMAS.find(({ id }) => id === slug);
  if (around) await publishPanorama({ name: slug, title: around.title, ...(await drawnAround(design)) });
  console.log(`${slug}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
