import { writeFile } from 'node:fs/promises';
import { skiesModule } from '#studio/view/pool/build-skies.ts';

// `npm run view:skies`: after the tracer's sky or exposure changed, the 3D view's small copy of it.
await writeFile('studio/view/pool/hour-skies.ts', skiesModule());
