import { DRAWN_VIEWS } from '../content/project-views.ts';
import { projects } from '../content/projects/projects.ts';
import { PANORAMAS } from '../content/panoramas.ts';
import { publish, publishPanorama } from './publish.ts';
import { drawn, drawnAround } from './traced.ts';
import { tracedProjects } from './traced-projects.ts';

// `npm run pictures:projects [-- NAME …]`: the projects that our own renderer draws, each from its design, and their other views; about 40 s each,
// and two minutes more where one can look around in it.

const [width, height] = [1408, 880];

const asked = process.argv.slice(2);
const views = DRAWN_VIEWS.filter(({ name }) => asked.length === 0 || asked.includes(name));
const unknown = asked.filter((name) => !(name in tracedProjects) && !views.some((view) => view.name === name));
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
for (const { slug, name, hour } of views) {
  const project = projects.find((one) => one.slug === slug);
  const own = tracedProjects[slug];
  if (!project || own === undefined) throw new Error(`${name}: no project ${slug} that our own renderer draws.`);
  const { title, design } = project;
  await publish({ name, title, source: await drawn({ ...design, hour }, width, height, own) });
  console.log(name);
}
