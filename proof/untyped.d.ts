// Tools that come without types: only what we use of them.

declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}

declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    pipelining?: number;
    workers?: number;
    headers?: Record<string, string>;
  }
  interface Result {
    requests: { average: number; total: number };
    latency: { average: number; p50: number; p99: number };
    throughput: { average: number };
    errors: number;
    non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
