// The tracer's core, compiled to studio/tracer/core.wasm (npm run tracer:build).
export { begin, rayCount } from './frame';
export { heapRelease, heapStart, heapTop, reserve } from './heap';
export { combine, denoise, findEdges, firstLight, mask, refineEdges, softenShine } from './picture';
export { beginLand, blendLand, landOf, walkLand } from './land-build';
export { castShadows } from './shadow';
export { beginSky, buildHarmonics, paintSky, scatterSky } from './sky-build';
export { develop, glow } from './tone';
export { buildInstances, buildTriangles } from './tree';
export { buildCaustics, buildRipples } from './water-build';
