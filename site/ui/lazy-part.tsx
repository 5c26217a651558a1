import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type Instead = { waiting?: ReactNode; missing?: ReactNode };

/** A part that few visitors need, fetched when it is first shown. When it cannot be had the rest of the page goes on without. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, missing }: Instead = {},
): ComponentType<Props> {
  const instead: ComponentType<Props> = () => missing;
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}
