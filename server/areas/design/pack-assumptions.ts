import type { Content } from '#content/content.ts';
import type { Design } from '#domain/design/design.ts';
import { interpretAny } from '#domain/design/interpret-any.ts';
import { builtMaterial } from '#domain/design/material.ts';
import { BUILD } from '#domain/plan-set/take-off-rates.ts';
import { fill } from '#domain/words/fill.ts';
import { voiceOf } from '#server/voice.ts';
import { feetAndInches } from '#studio/plan/dimension.ts';
import type { Layout } from '#studio/scene/layout-types.ts';
import { SHELF_DEPTH_FT, STEP_TREAD_FT, WATER_Y } from '#studio/scene/pool-heights.ts';

// What nobody said and is drawn all the same: first what the description left open, then what every pool of ours is drawn with.

type Told = 'style' | 'lengthFt' | 'widthFt' | 'shallowFt' | 'deepFt';

/** A value that was changed since is no longer an assumption. The visitor's own words stay out: a pack is passed around. */
function leftOpen(design: Design, content: Content): string[] {
  const { assumptions: words } = content.designTool.DESIGN_PACK;
  const { say } = voiceOf(content);
  if (design.words.trim() === '') return [];
  const values: Record<Told, string> = {
    style: design.style,
    lengthFt: `${design.lengthFt} ft`,
    widthFt: `${design.widthFt} ft`,
    shallowFt: `${design.shallowFt} ft`,
    deepFt: `${design.deepFt} ft`,
  };
  const isTold = (field: string): field is Told => field in values;
  return interpretAny(design.words).assumptions.flatMap(({ field, value, reason }) =>
    isTold(field) && values[field] === value
      ? [fill(words.open, { name: words.fields[field], value: say(value), reason: say(reason) })]
      : [],
  );
}

export function assumptionsOf(content: Content, design: Design, layout: Layout): string[] {
  const { DESIGN_PACK: pack } = content.designTool;
  const { standard } = pack.assumptions;
  const has = (kind: string) => layout.items.some((item) => item.kind === kind);
  return [
    ...leftOpen(design, content),
    fill(standard.water, { freeboard: feetAndInches(-WATER_Y), coping: feetAndInches(layout.copingFt) }),
    fill(standard.shell[builtMaterial(design)], {
      wall: feetAndInches(BUILD.wallFt),
      gravel: feetAndInches(BUILD.gravelFt),
    }),
    ...(has('steps') ? [fill(standard.steps, { tread: feetAndInches(STEP_TREAD_FT) })] : []),
    ...(has('Sunshelf') ? [fill(standard.shelf, { depth: feetAndInches(SHELF_DEPTH_FT) })] : []),
    design.site ? standard.plot : standard.noPlot,
    standard.equipment,
    standard.engineer,
  ];
}
