import { OFFICE, PLAN_SET } from '#content/plan-set/plan-set.ts';
import { PAPER_NAMES } from '#domain/plan-set/papers.ts';
import { brand } from '#domain/site/brand.ts';
import { drawSet } from '#studio/sheets/draw-set.ts';
import { fieldOf, pageSize } from '#studio/sheets/engine/frame.ts';
import { buildPlanSet } from '#studio/sheets/plan-set.ts';
import { TWELVE_DESIGNS } from './designs.ts';
import { textFaults } from './text-faults.ts';

// `npm run plan-sets:faults`: what text stands wrong on which sheet, over all designs and papers.

const found = new Map<string, string[]>();
for (const { name, input } of TWELVE_DESIGNS)
  for (const paper of PAPER_NAMES)
    for (const page of drawSet(
      buildPlanSet({ input: { ...input, paper }, words: PLAN_SET, office: OFFICE, brand }),
    )) {
      const lines = textFaults(page, fieldOf(paper), pageSize(paper)).map(
        (fault) => `${name} ${paper} ${page.number}: ${fault}`,
      );
      const sheet = page.number.split('.')[0] ?? page.number;
      found.set(sheet, [...(found.get(sheet) ?? []), ...lines]);
    }
for (const [sheet, lines] of found) {
  console.log(`## ${sheet}: ${lines.length}`);
  for (const line of lines.slice(0, 40)) console.log(`- ${line}`);
}
