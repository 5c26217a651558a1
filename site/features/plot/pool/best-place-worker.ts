/// <reference lib="webworker" />
import { type BestPlaceRequest, findBestPlaces } from './find-best-places.ts';

// A search tries thousands of places: here nobody's finger waits for it.
self.addEventListener('message', ({ data }: MessageEvent<BestPlaceRequest>) =>
  self.postMessage(findBestPlaces(data)),
);
