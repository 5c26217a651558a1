import { luxury } from './luxury.ts';
import { modern } from './modern.ts';
import { natural } from './natural.ts';
import type { Project } from './project.ts';
import { residential } from './residential.ts';

// Taken in turn, so that the first screen of the portfolio shows every kind of work.
const take = (groups: Project[][]): Project[] =>
  Array.from({ length: Math.max(...groups.map((group) => group.length)) }, (_, turn) =>
    groups.flatMap((group) => group[turn] ?? []),
  ).flat();

export const projects: Project[] = take([luxury, residential, natural, modern]);
