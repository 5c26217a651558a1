import type { FilePurpose } from '#domain/intake/options.ts';
import { classes } from '#site/ui/classes.ts';
import { Icon } from '#site/ui/icon.tsx';
import type { ChosenFile } from './file-storage.ts';
import { useWords } from './words.ts';

const GROUPS = [
  { title: 'required', wanted: ['survey', 'photo'] },
  { title: 'optional', wanted: ['hoa', 'sketch'] },
] as const;

// What we need, ticked off as it arrives.
export function WantedFiles({ files }: { files: ChosenFile[] }) {
  const words = useWords().FORM.files;
  return (
    <div className="grid grid-cols-2 gap-4">
      {GROUPS.map(({ title, wanted }) => (
        <div key={title}>
          <p className="font-medium text-small">{words[title]}</p>
          <ul className="mt-1.5 grid gap-1.5">
            {wanted.map((purpose) => (
              <Wanted
                key={purpose}
                purpose={purpose}
                here={files.some((entry) => entry.purpose === purpose)}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Wanted({ purpose, here }: { purpose: FilePurpose; here: boolean }) {
  const words = useWords().FORM.files;
  return (
    <li
      className={classes(
        'flex items-center gap-2 text-small sm:gap-2.5 sm:text-[1rem]',
        here ? 'text-leaf' : 'text-ink-600',
      )}
    >
      {here ? (
        <Icon name="check-circle" className="size-5" />
      ) : (
        <span className="mx-0.5 size-4 rounded-full border border-ink-400 border-dashed" aria-hidden="true" />
      )}
      {words.wanted[purpose]}
      {here ? <span className="sr-only">, {words.here}</span> : null}
    </li>
  );
}
