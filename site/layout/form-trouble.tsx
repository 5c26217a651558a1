import { ANYTHING_WRONG, errorPlace, place, when, wrong } from '#domain/site/native-forms.ts';
import { fieldId } from '../field-source.ts';
import { Alert } from '../ui/alert.tsx';

type FormTroubleProps = {
  words: { kept: string; help: string };
  brand: { phone: string; email: string };
  labels: Record<string, string>;
};

// What went wrong, at the head of a page that answers a form sent without script; the server keeps what applies.
export function FormTrouble({ words, brand, labels }: FormTroubleProps) {
  const fields = Object.entries(labels);
  return (
    <>
      {/* One part per kind of trouble: fields that need a look, or a request that could not be taken at all. */}
      <section {...when(ANYTHING_WRONG)} className="mt-8 max-w-[46rem]">
        <Alert tone="danger" title={words.kept}>
          <ul className="mt-2 grid gap-1">
            {fields.map(([name, label]) => (
              <li key={name} {...when(wrong(name))}>
                <a href={`#${fieldId(name)}`} className="font-semibold text-link">
                  {label}
                </a>
                {`: ${errorPlace(name)}.`}
              </li>
            ))}
          </ul>
        </Alert>
      </section>
      <section {...when('trouble')} className="mt-8 max-w-[46rem]">
        <Alert tone="danger" title={place('troubleTitle')}>
          <p>{place('trouble')}</p>
          <p className="mt-2">
            {`${words.help} `}
            <a className="text-link" href={`tel:${brand.phone.replace(/[^\d+]/g, '')}`}>
              {brand.phone}
            </a>
            {', '}
            <a className="text-link" href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
          </p>
        </Alert>
      </section>
    </>
  );
}
