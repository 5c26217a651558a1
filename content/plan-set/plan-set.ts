import { barrier } from './barrier.ts';
import { checklist } from './checklist.ts';
import { cover } from './cover.ts';
import { electrical } from './electrical.ts';
import { equipment } from './equipment.ts';
import { finishes } from './finishes.ts';
import { frame } from './frame.ts';
import { hydraulics } from './hydraulics.ts';
import { layout } from './layout.ts';
import { plumbing } from './plumbing.ts';
import { quantities } from './quantities.ts';
import { sections } from './sections.ts';
import { site } from './site.ts';
import { structural } from './structural.ts';

export { OFFICE } from './office.ts';

/** Everything the plan sheets say. */
export const PLAN_SET = {
  barrier,
  checklist,
  cover,
  electrical,
  equipment,
  finishes,
  frame,
  hydraulics,
  layout,
  site,
  structural,
  quantities,
  sections,
  plumbing,
} as const;

/** Editorial rule: names that staff and clients read beside a set; `title` stands over its versions in the client's room. */
export const PLAN_SET_NAMES = {
  title: 'Plan set',
  project: '{name} residence',
  file: '{project} plan set',
  draftFile: '{ticket} plan set draft {version}',
  issueFile: '{ticket} plan set R{number}',
};
