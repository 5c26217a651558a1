import { launchSchema } from '#domain/console/launch.ts';
import { placeOf } from '#domain/console/place.ts';
import { counted } from '#domain/words/fill.ts';
import { Alert } from '#site/ui/alert.tsx';
import { useRead } from '../use-read.ts';
import { useWords } from '../words.ts';

/** Only once visitors can come: before that everything is open, and nothing is wrong. */
export function LaunchNotice() {
  const { LAUNCH } = useWords();
  const { data } = useRead(launchSchema, '/api/staff/launch');
  const open = data?.items.filter(({ done }) => !done).length ?? 0;
  if (!data?.isPublic || open === 0) return null;
  return (
    <Alert tone="warning" className="mt-5">
      <p>{counted(LAUNCH.notice, open)}</p>
      <a href={placeOf('launch')} className="text-link inline-block py-1">
        {LAUNCH.look}
      </a>
    </Alert>
  );
}
