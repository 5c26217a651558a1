import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder, temporaryPathOf, writeDurably } from '#server/disk.ts';
import type { MailSender } from './mail-sender.ts';
import { messageOf } from './message.ts';

// Whole, or half written at a crash or a power cut.
const KEPT = /^\.?([0-9a-f-]{36})\.eml(?:\.half)?$/;

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
      await makeFolder(folder);
      const composed = await composer.sendMail(messageOf(mail));
      // Named by the mail's id, so a repeated attempt replaces the file and never doubles it.
      await writeDurably(join(folder, `${mail.id}.eml`), composed.message as Buffer);
    },
    forget: async (ids) => {
      for (const id of ids) {
        const path = join(folder, `${id}.eml`);
        for (const each of [path, temporaryPathOf(path)]) await rm(each, { force: true });
      }
    },
    kept: async () => {
      const names = await readdir(folder).catch(() => []);
      return [...new Set(names.flatMap((name) => KEPT.exec(name)?.[1] ?? []))];
    },
    close: async () => undefined,
  };
};
