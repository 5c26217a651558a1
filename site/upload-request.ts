import { languageHeader } from './language.ts';
import { RequestError } from './request.ts';
import { visitHeader } from './visit-header.ts';

type UploadOptions = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** How many bytes have left, of how many. */
  onProgress: (loaded: number, total: number) => void;
};

/** Posts a form and says how much of it has left, which fetch cannot. Fails as a request does (request.ts). */
export const uploadRequest = (url: string, body: FormData, options: UploadOptions) =>
  new Promise<string>((done, fail) => {
    const { headers = {}, signal, onProgress } = options;
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries({ ...languageHeader(), ...visitHeader(), ...headers }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onerror = () => fail(new TypeError('the connection broke'));
    request.onabort = () => fail(new DOMException('cancelled', 'AbortError'));
    request.onload = () => {
      const ok = request.status >= 200 && request.status < 300;
      if (ok) done(request.responseText);
      else fail(new RequestError(request.status, request.responseText || request.statusText));
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
