import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#server/private-files.ts';
import type { MailSender } from './mail-sender.ts';
import { messageOf } from './message.ts';

const KEPT = /^([0-9a-f-]{36})\.eml(?:\.part)?$/;

// The embedded outbox: each mail as a whole .eml file that any mail program opens.
export const folderSender = (folder: string): MailSender => {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    delivers: false,
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
      const composed = await composer.sendMail(messageOf(mail));
      const path = join(folder, `${mail.id}.eml`);
      // Named by the mail's id, so a repeated attempt replaces the file and never doubles it.
      const file = await open(`${path}.part`, 'w', PRIVATE_FILE);
      await file.writeFile(composed.message as Buffer);
      await file.datasync();
      await file.close();
      await rename(`${path}.part`, path);
    },
    forget: async (ids) => {
      for (const id of ids) {
        for (const end of ['.eml', '.eml.part']) await rm(join(folder, `${id}${end}`), { force: true });
      }
    },
    kept: async () => {
      const names = await readdir(folder).catch(() => []);
      return [...new Set(names.flatMap((name) => KEPT.exec(name)?.[1] ?? []))];
    },
    close: async () => undefined,
  };
};
