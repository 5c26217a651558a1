// Runs worker.ts as it stands, for tests and development; the build bundles it instead.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
