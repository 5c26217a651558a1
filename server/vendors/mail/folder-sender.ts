import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder, writeForGood } from '#server/disk.ts';
import type { MailSender } from './mail-sender.ts';
import { messageOf } from './message.ts';

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
      await writeForGood(join(folder, `${mail.id}.eml`), composed.message as Buffer);
    },
    close: async () => undefined,
  };
};
