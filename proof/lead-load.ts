import { Agent, type IncomingMessage, request } from 'node:http';

// Visitors who keep sending leads to whatever address is given, and remember what was promised to them.

export interface Sent {
  email: string;
  kind: 'inquiry' | 'estimate';
  key: string;
  acknowledged: boolean;
}

const bodyOf = ({ email, kind }: Sent) =>
  kind === 'inquiry'
    ? { firstName: 'Ann', lastName: 'Lee', email, details: `for ${email}`, isFromAI: false }
    : {
        email,
        size: 'small',
        type: 'lap',
        material: 'vinyl',
        features: '["spa"]',
        location: 'texas',
        timeline: 'planning',
        estimatedCost: 66_700,
      };

const agent = new Agent({ keepAlive: true });

export const sendLead = (url: string, lead: Sent) =>
  new Promise<number>((done) => {
    const body = JSON.stringify(bodyOf(lead));
    const path = lead.kind === 'inquiry' ? '/api/send-email' : '/api/cost-calculation';
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': lead.key,
    };
    const answered = (answer: IncomingMessage) => {
      answer.resume();
      answer.on('error', () => done(0));
      // Acknowledged means the whole answer arrived.
      answer.on('end', () => done(answer.complete ? (answer.statusCode ?? 0) : 0));
    };
    const sent = request(`${url}${path}`, { method: 'POST', agent, headers, timeout: 20_000 }, answered);
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => done(0));
    sent.end(body);
  });

/** `repeat`: like the page, a visitor sends again under the same key until the answer arrives. */
export const startLoad = (urls: string[], round: string, visitors = 12, { repeat = false } = {}) => {
  const sent: Sent[] = [];
  let longestMs = 0;
  let stopped = false;
  const visit = async (visitor: number) => {
    for (let turn = 0; !stopped; turn += 1) {
      const name = `${round}-${visitor}-${turn}`;
      const kind = turn % 4 === 3 ? 'estimate' : 'inquiry';
      const lead: Sent = { email: `${name}@example.com`, kind, key: `key-${name}`, acknowledged: false };
      sent.push(lead);
      for (let attempt = 0; !lead.acknowledged && (attempt === 0 || (repeat && !stopped)); attempt += 1) {
        const started = performance.now();
        const status = await sendLead(urls[(visitor + turn + attempt) % urls.length] ?? '', lead);
        longestMs = Math.max(longestMs, performance.now() - started);
        lead.acknowledged = status === 200;
        if (status !== 200) await new Promise((done) => setTimeout(done, 50));
      }
    }
  };
  const visits = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  return {
    sent,
    /** How long the slowest answer, or none, has taken. */
    longestMs: () => Math.round(longestMs),
    stop: async () => {
      stopped = true;
      await Promise.all(visits);
    },
  };
};
