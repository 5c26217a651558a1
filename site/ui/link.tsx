import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link inside the site. */
export function Link({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}
