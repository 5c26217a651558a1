import { RefusedStart } from '#server/refused-start.ts';

// `npm start` brings a new Node along; a supervisor that starts the built site itself may have an older one.
const OLDEST = { major: 22, minor: 12 };

export const refuseOldNode = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return;
  throw new RefusedStart(
    `Node ${version} is too old: Node ${OLDEST.major}.${OLDEST.minor} or newer runs the site, best Node 24`,
  );
};
