import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
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
      await mkdir(folder, { recursive: true });
      const composed = await composer.sendMail(messageOf(mail));
      const path = join(folder, `${mail.id}.eml`);
      // Named by the mail's id, so a repeated attempt replaces the file and never doubles it.
      const file = await open(`${path}.part`, 'w');
      await file.writeFile(composed.message as Buffer);
      await file.datasync();
      await file.close();
      await rename(`${path}.part`, path);
    },
    close: async () => undefined,
  };
};
