/// <reference lib="webworker" />
import type { Design } from '#domain/design/design.ts';
import { drawnDesign } from '#domain/design/drawn.ts';
import type { SunPlace } from '#domain/sun/sun-position.ts';
import { buildScene } from '#studio/scene/build-scene.ts';
import type { Scene } from '#studio/scene/scene.ts';
import { type ShadeGrid, shadeGrid } from './shade-grid.ts';
import { type SunDay, sunDay } from './sun-day.ts';

// Apart from the page: the sliders never wait for a scene to be built.

export type ShadeRequest = { id: number; design: Design; place: SunPlace; month: number };
export type ShadeAnswer = { id: number; month: number; day: SunDay };

let known: { key: string; scene: Scene; grid: ShadeGrid } | null = null;

function built(design: Design) {
  const key = JSON.stringify(design);
  if (known?.key === key) return known;
  const scene = buildScene(drawnDesign(design), { detail: 'light' });
  known = { key, scene, grid: shadeGrid(scene) };
  return known;
}

self.addEventListener('message', ({ data: { id, design, place, month } }: MessageEvent<ShadeRequest>) => {
  const { scene, grid } = built(design);
  const answer: ShadeAnswer = { id, month, day: sunDay(scene, grid, place, month) };
  self.postMessage(answer);
});
