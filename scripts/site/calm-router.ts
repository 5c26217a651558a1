import type { Plugin } from 'vite';

// React Router's HydratedRouter notes each new location outside a transition. React then throws away every part of
// the page that has not hydrated yet, and deferred sections vanish. As a transition it waits for them instead.
const NOTED = 'setLocation(newState.location);';
const CALM = 'React2.startTransition(() => setLocation(newState.location));';
const FILE = /react-router[\\/]dist[\\/](development|production)[\\/]dom-export\.mjs/;

export function calm(code: string): string {
  if (code.split(NOTED).length !== 2 || !code.includes('import * as React2 from "react"')) {
    throw new Error('calm-router: react-router changed; read HydratedRouter again and adapt or drop this.');
  }
  return code.replace(NOTED, CALM);
}

export function calmRouter(): Plugin {
  return {
    name: 'calm-router',
    transform: { filter: { id: FILE }, handler: (code) => ({ code: calm(code), map: null }) },
  };
}
