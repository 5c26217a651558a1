import { STAFF } from './running-site.ts';

/** The cookie of a signed-in member of staff, as the console would get it. */
export const signIn = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(STAFF),
  });
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
};
