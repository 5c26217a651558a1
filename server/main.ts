import { readConfig } from '#server/config.ts';
import { TIME_LIMITS } from '#server/limits.ts';
import { refuseOldNode } from '#server/old-node.ts';
import { keepFilesPrivate } from '#server/private-files.ts';
import { openSite } from '#server/site.ts';
import { describeStartFailure } from '#server/start-failure.ts';
import { exitOnUncaughtErrors } from '#server/uncaught-errors.ts';

// Starts the site, says where it is, and stops it without dropping a request.

const say = (line: string) => process.stdout.write(`${line}\n`);

keepFilesPrivate();
try {
  refuseOldNode(process.versions.node);
  const config = readConfig(process.env);
  const site = await openSite(config);
  exitOnUncaughtErrors(site.app.log);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), TIME_LIMITS.stop).unref();
    await site.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  try {
    await site.app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await site.close();
    throw error;
  }
  const address = site.app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  say(`Poolwright is at ${config.port === 0 ? `http://localhost:${port}` : config.siteUrl}`);
  say(
    `Its data is in ${config.dataDir}${config.databaseUrl ? ' and in the PostgreSQL of DATABASE_URL' : ''}`,
  );
  say(`The console is at ${config.siteUrl}/admin for ${config.admin.email}`);
  if (site.firstAccount) {
    say(
      `First staff password for ${site.firstAccount.email}: ${site.firstAccount.password} (shown once; change it in the console)`,
    );
  }
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exit(1);
}
