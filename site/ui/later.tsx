import { type ComponentType, lazy, Suspense } from 'react';

/** A part that few visitors need, fetched when it is first shown. When it cannot be had the rest of the page goes on without. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const nothing: ComponentType<Props> = () => null;
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: nothing }),
    ),
  );
  return function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
