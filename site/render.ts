import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

/** One page as HTML, from what the server hands over. */
export const render = (address: string, locals: App.Locals): Promise<Response> =>
  app.render(new Request(address), { locals });
