import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** Both parts of a mail. */
export const toHtmlAndText = async (body: ReactElement) => {
  const html = await render(body);
  return { html, text: toPlainText(html) };
};
