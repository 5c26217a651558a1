import type { ProjectView } from '#domain/project/project-file.ts';
import type { ProjectStep } from '#domain/project/steps.ts';

export const nextStep = ({ steps, step }: Pick<ProjectView, 'steps' | 'step'>): ProjectStep | undefined =>
  steps[steps.indexOf(step) + 1];

/** Approvals that the client could still take back: starting a step makes them final. */
export const standingApprovals = ({ deliveries }: Pick<ProjectView, 'deliveries'>) =>
  deliveries.flatMap(({ title, versions }) =>
    versions.flatMap(({ number, approval }) =>
      approval && !approval.final ? [{ id: approval.id, title, number, name: approval.name }] : [],
    ),
  );
