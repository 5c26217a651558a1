import { useState } from 'react';
import { photographAnswer } from '#domain/design/design-answer.ts';
import { apiRequest } from '#site/request.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Heading } from '#site/ui/section.tsx';
import { Spinner } from '#site/ui/spinner.tsx';
import type { DesignWords } from './words.ts';

type PhotographProps = { url: string; words: DesignWords['rendering']['photograph'] };

type State = { is: 'idle' | 'making' | 'failed' } | { is: 'made'; src: string };

// What an image model makes of the picture: beside it, named as what it is, and only when asked for.
export function Photograph({ url, words }: PhotographProps) {
  const [state, setState] = useState<State>({ is: 'idle' });
  const make = async () => {
    setState({ is: 'making' });
    try {
      const answer = photographAnswer.parse(await (await apiRequest('POST', url)).json());
      setState({ is: 'made', src: answer.photographUrl });
    } catch {
      setState({ is: 'failed' });
    }
  };
  if (state.is === 'made')
    return (
      <figure className="mt-6">
        <Heading level={3} size="small">
          {words.heading}
        </Heading>
        <img
          src={state.src}
          alt={words.alt}
          width={1536}
          height={1024}
          className="mt-3 h-auto w-full rounded-card bg-foam-200"
          onError={() => setState({ is: 'failed' })}
        />
        <figcaption role="status" className="mt-2 text-small">
          {words.note}
        </figcaption>
      </figure>
    );
  return (
    <div className="mt-1" role="status">
      {state.is === 'making' ? (
        <p className="flex min-h-11 items-center gap-2 text-small">
          <Spinner className="size-5" /> {words.making}
        </p>
      ) : (
        <Button variant="quiet" onClick={make}>
          <Icon name={state.is === 'failed' ? 'refresh' : 'image'} />{' '}
          {state.is === 'failed' ? words.retry : words.make}
        </Button>
      )}
      {state.is === 'failed' ? <p className="text-small">{words.failed}</p> : null}
    </div>
  );
}
