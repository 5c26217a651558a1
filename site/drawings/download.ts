import { languageHeader } from '#site/language.ts';
import { RequestError } from '#site/request.ts';
import type { FetchOptions } from './types.ts';

type DownloadOptions = FetchOptions & { headers?: Record<string, string> };

/** A file as a blob, telling how many bytes have come. */
export async function download(url: string, { headers, signal, onProgress }: DownloadOptions): Promise<Blob> {
  const response = await fetch(url, {
    credentials: 'include',
    headers: { ...languageHeader(), ...headers },
    signal,
  });
  if (!response.ok) throw new RequestError(response.status, await response.text());
  const type = response.headers.get('content-type') ?? '';
  if (!response.body) return response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    loaded += part.value.byteLength;
    onProgress(loaded);
  }
  return new Blob(parts, { type });
}
