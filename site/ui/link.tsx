import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link inside the site. */
export function Link({ to, ...rest }: LinkProps) {
  // biome-ignore lint/a11y/useAnchorContent: whoever uses it gives it its content
  return <a href={to} {...rest} />;
}
