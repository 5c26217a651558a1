import type { GivenForm } from '#domain/site/given.ts';
import { phoneLink } from '#domain/site/phone.ts';
import { fieldId } from '../field-source.ts';
import { tell } from '../language.ts';
import { Alert } from '../ui/alert.tsx';

type FormTroubleProps = {
  form: GivenForm;
  labels: Readonly<Record<string, string>>;
  words: { kept: string; goBack: string; goBackHow: string; help: string };
  brand: { phone: string; email: string };
};

// What went wrong with a form sent without script, at the head of the page that answers it.
export function FormTrouble({ form, labels, words, brand }: FormTroubleProps) {
  const { errors, trouble } = form;
  return (
    <Alert
      tone="danger"
      title={!trouble || trouble.kept ? words.kept : words.goBack}
      className="mt-8 max-w-[46rem]"
    >
      {trouble ? (
        <>
          <p>{trouble.kept ? tell(trouble.message) : `${tell(trouble.message)} ${words.goBackHow}`}</p>
          <p className="mt-2">
            {`${words.help} `}
            <a className="text-link" href={phoneLink(brand.phone)}>
              {brand.phone}
            </a>
            {', '}
            <a className="text-link" href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
          </p>
        </>
      ) : (
        <ul className="mt-2 grid gap-1">
          {Object.entries(labels).map(([name, label]) =>
            errors[name] ? (
              <li key={name}>
                <a href={`#${fieldId(name)}`} className="font-semibold text-link">
                  {label}
                </a>
                {`: ${tell(errors[name])}.`}
              </li>
            ) : null,
          )}
        </ul>
      )}
    </Alert>
  );
}
