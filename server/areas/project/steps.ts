import { and, eq, isNull, sql } from 'drizzle-orm';
import { INTAKE_PROGRESS, type IntakeProgress } from '#domain/intake/intake-progress.ts';
import { type ProjectStep, stepsOf } from '#domain/project/steps.ts';
import { accessKeyOf, type Intake } from '#server/areas/intake/store.ts';
import type { Db } from '#server/database/database.ts';
import { sha256 } from '#server/identifiers.ts';
import type { RoomKeys } from './access.ts';
import { currentKey } from './links.ts';
import { projectApprovals, projects } from './tables.ts';

/** Work goes on from what was approved: from now on it cannot be taken back. */
export const startStep = async (tx: Db, projectId: string, step: ProjectStep) => {
  await tx.update(projects).set({ step, updatedAt: sql`now()` }).where(eq(projects.id, projectId));
  await tx
    .update(projectApprovals)
    .set({ finalAt: sql`now()` })
    .where(
      and(
        eq(projectApprovals.projectId, projectId),
        isNull(projectApprovals.revokedAt),
        isNull(projectApprovals.finalAt),
      ),
    );
};

/** A project's first steps follow its intake, unless it is further already. Returns the key that a mail to the client may carry. */
export const moveWithIntake = async (rooms: RoomKeys, tx: Db, intake: Intake, progress: IntakeProgress) => {
  const [project] = intake.projectId
    ? await tx.select().from(projects).where(eq(projects.id, intake.projectId)).for('update')
    : [];
  if (!project) return keyOfIntake(rooms, tx, intake);
  const steps = stepsOf(project.packageId);
  const step = steps[INTAKE_PROGRESS.indexOf(progress)];
  const isFurther = steps.indexOf(project.step) >= INTAKE_PROGRESS.length;
  if (step && step !== project.step && !isFurther) await startStep(tx, project.id, step);
  const isTheirs = project.email?.toLowerCase() === intake.email.toLowerCase();
  return isTheirs ? currentKey(rooms, tx, project) : keyOfIntake(rooms, tx, intake);
};

const keyOfIntake = async (rooms: RoomKeys, tx: Db, { id, accessHash }: Intake) => {
  const derived = rooms.roomKeyOf(id, 0);
  return sha256(derived) === accessHash ? derived : accessKeyOf(tx, id);
};
