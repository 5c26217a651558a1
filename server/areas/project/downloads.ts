import type { FastifyReply } from 'fastify';
import type { Content } from '#content/content.ts';
import { notFound } from '#server/refusal.ts';
import type { Services } from '#server/services.ts';
import { disposition, sendStored, zipOf } from '#server/stored-files.ts';
import type { Project } from './access.ts';
import { approvalReceipt, receiptName } from './approval-receipt.ts';
import { factsOf, findApproval } from './approve.ts';
import { filesOfVersion, findFile } from './file-store.ts';
import { findVersion } from './version-store.ts';

// What leaves a project, to its client or to staff: always within that project, always as a download.

export const sendProjectFile = async (
  { db, files }: Services,
  reply: FastifyReply,
  projectId: string,
  fileId: string,
) => {
  const found = await findFile(db, projectId, fileId);
  if (!found) throw notFound();
  return sendStored(reply, files, found);
};

export const sendVersionFiles = async (
  { db, files }: Services,
  reply: FastifyReply,
  { id, ticketNumber }: Pick<Project, 'id' | 'ticketNumber'>,
  versionId: string,
) => {
  const { delivery, version } = await findVersion(db, id, versionId);
  const stored = await filesOfVersion(db, id, versionId);
  if (stored.length === 0) throw notFound();
  return reply
    .type('application/zip')
    .header('content-disposition', disposition(`${ticketNumber} ${delivery.title} v${version.number}.zip`))
    .send(zipOf(stored, files));
};

export const sendReceipt = async (
  { db }: Pick<Services, 'db'>,
  reply: FastifyReply,
  content: Content,
  projectId: string,
  approvalId: string,
) => {
  const facts = factsOf(await findApproval(db, projectId, approvalId));
  return reply
    .type('application/pdf')
    .header('content-disposition', disposition(receiptName(facts)))
    .send(await approvalReceipt(content, facts));
};
