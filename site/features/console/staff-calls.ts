import * as z from 'zod/mini';
import { apiRequest } from '#site/request.ts';

// The console's calls. Answers are read by schema, like everything that crosses the wire.

export const read = async <T extends z.core.$ZodType>(schema: T, url: string): Promise<z.output<T>> =>
  z.parse(schema, await (await apiRequest('GET', url)).json());

export const send = async (method: 'POST' | 'PATCH', url: string, body: unknown = {}): Promise<unknown> => {
  const response = await apiRequest(method, url, body);
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
};

export const downloadJson = (name: string, value: unknown) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
