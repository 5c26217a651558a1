import { Fragment, type ReactNode } from 'react';

const GAS = 'CO2';

/** The gas as chemists write it; copied or read aloud it is the same. */
export const withSubscript = (text: string): ReactNode =>
  text.split(GAS).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
    <Fragment key={at}>
      {at > 0 ? (
        <>
          CO<sub>2</sub>
        </>
      ) : null}
      {part}
    </Fragment>
  ));
