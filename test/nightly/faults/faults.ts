import type { Socket } from 'node:net';
import { MINUTE_MS } from 'storewire-dev-kit/time';
import type { SystemReason } from '../../../src/index.ts';

/** What a fault has to work with. */
export interface Reply {
  socket: Socket;
  /** The body of a good answer. */
  good: string;
  requestId: string;
  /** Ends the time of this attempt. */
  timeUp: () => void;
}

/** Status line and headers. The length of the body may be a lie. */
export function head({ requestId }: Reply, status: string, headers: Record<string, string | number>): string {
  const all = { 'x-wix-request-id': requestId, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`;
}

/** The expected properties of the error of a call. */
export interface Expected {
  kind: 'client' | 'system';
  reason?: SystemReason;
  status?: number;
  code?: string;
  /** The answer had a request id. */
  hasRequestId?: boolean;
  /** Between which figures it lies. */
  retryAfterMs?: readonly [least: number, most: number];
}

/** One form of a fault. */
export interface Form {
  name: string;
  /**
   * What the server does; absent when there is none. May leave something to do for when the client has the
   * headers.
   */
  answer?: (reply: Reply) => (() => void) | undefined;
  /** Absent if the call succeeds anyway. */
  expected?: Expected;
  /** Whether another attempt may help. */
  isRepeated: boolean;
}

export interface Fault {
  name: string;
  forms: Form[];
}

const JSON_TYPE = { 'content-type': 'application/json' };

const whole = (reply: Reply, status: string, headers: Record<string, string>, body: string): undefined =>
  void reply.socket.write(
    `${head(reply, status, { ...headers, 'content-length': Buffer.byteLength(body) })}${body}`,
  );

const half = (text: string): string => text.slice(0, Math.ceil(text.length / 2));

const httpDate = (fromNowMs: number): string => new Date(Date.now() + fromNowMs).toUTCString();

function stopHalfway(reply: Reply): void {
  reply.socket.write(
    `${head(reply, '200 OK', { ...JSON_TYPE, 'content-length': Buffer.byteLength(reply.good) + 1 })}${half(reply.good)}`,
  );
}

/** Writes an answer piece by piece, one every so often. */
function drip(
  reply: Reply,
  text: string,
  size: number,
  everyMs: number,
  onPiece: () => void = () => undefined,
): undefined {
  const bytes = Buffer.from(text);
  reply.socket.write(head(reply, '200 OK', { ...JSON_TYPE, 'content-length': bytes.length }));
  let at = 0;
  const timer = setInterval(() => {
    reply.socket.write(bytes.subarray(at, (at += size)));
    onPiece();
    if (at >= bytes.length) clearInterval(timer);
  }, everyMs);
  reply.socket.once('close', () => clearInterval(timer));
}

/** Drips for minutes. The limit is that of the whole attempt: pieces that come do not set it anew. */
function dripTooLong(reply: Reply): () => void {
  let read = 0;
  let isReading = false;
  drip(reply, ' '.repeat(10_000), 1, 20, () => {
    if (isReading && ++read === 5) reply.timeUp();
  });
  return () => {
    isReading = true;
  };
}

/** The platform asks for a wait of so many milliseconds at most. The client waits at most a minute. */
const tooMany = (name: string, header: () => string, retryAfterMs: readonly [number, number]): Form => ({
  name,
  answer: (reply) => whole(reply, '429 Too Many Requests', { ...JSON_TYPE, 'retry-after': header() }, '{}'),
  expected: { kind: 'client', status: 429, code: 'TOO_MANY_REQUESTS', hasRequestId: true, retryAfterMs },
  isRepeated: retryAfterMs[1] <= MINUTE_MS,
});

const failing = (
  status: number,
  text: string,
  body = '{}',
  headers: Record<string, string> = JSON_TYPE,
): Form => ({
  name: `a ${status}`,
  answer: (reply) => whole(reply, `${status} ${text}`, headers, body),
  expected: { kind: 'system', reason: 'server', status, hasRequestId: true },
  isRepeated: true,
});

/** A 200 that cannot be read. Its status says that the platform did the work, so it is not asked again. */
const unreadable = (name: string, answer: (reply: Reply) => undefined): Form => ({
  name,
  answer,
  expected: { kind: 'system', reason: 'badAnswer', status: 200, hasRequestId: true },
  isRepeated: false,
});

const HTML = '<!doctype html><title>Maintenance</title>';

/** The faults of the matrix, in the order of the brief. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'a connection refused',
    forms: [{ name: 'no server listens', expected: { kind: 'system', reason: 'network' }, isRepeated: true }],
  },
  {
    name: 'a reset before the headers',
    forms: [
      {
        name: 'a reset',
        answer: ({ socket }) => void socket.resetAndDestroy(),
        expected: { kind: 'system', reason: 'network' },
        isRepeated: true,
      },
      {
        name: 'an end',
        answer: ({ socket }) => void socket.end(),
        expected: { kind: 'system', reason: 'network' },
        isRepeated: true,
      },
    ],
  },
  {
    name: 'a reset in the middle of the body',
    forms: [
      {
        name: 'a reset',
        answer: (reply) => {
          stopHalfway(reply);
          return () => reply.socket.resetAndDestroy();
        },
        expected: { kind: 'system', reason: 'network', status: 200, hasRequestId: true },
        isRepeated: true,
      },
      {
        name: 'an end',
        answer: (reply) => {
          stopHalfway(reply);
          reply.socket.end();
          return undefined;
        },
        expected: { kind: 'system', reason: 'network', status: 200, hasRequestId: true },
        isRepeated: true,
      },
    ],
  },
  {
    name: 'a stall before the headers',
    forms: [
      {
        name: 'no answer',
        answer: ({ timeUp }) => void timeUp(),
        expected: { kind: 'system', reason: 'timeout' },
        isRepeated: true,
      },
    ],
  },
  {
    name: 'a stall in the middle of the body',
    forms: [
      {
        name: 'half an answer',
        answer: (reply) => {
          stopHalfway(reply);
          return reply.timeUp;
        },
        expected: { kind: 'system', reason: 'timeout', status: 200, hasRequestId: true },
        isRepeated: true,
      },
    ],
  },
  {
    name: 'a 429 with Retry-After',
    forms: [
      tooMany('no seconds', () => '0', [0, 0]),
      tooMany('one second', () => '1', [1000, 1000]),
      tooMany('a date', () => httpDate(1000), [0, 1000]),
      tooMany('a second more than anybody waits', () => '61', [61_000, 61_000]),
      tooMany('a date in the far future', () => httpDate(60 * MINUTE_MS), [58 * MINUTE_MS, 60 * MINUTE_MS]),
    ],
  },
  { name: 'a 500', forms: [failing(500, 'Internal Server Error')] },
  { name: 'a 503', forms: [failing(503, 'Service Unavailable', '')] },
  {
    name: 'truncated JSON',
    forms: [
      unreadable('half of a text', (reply) => whole(reply, '200 OK', JSON_TYPE, half(reply.good))),
      unreadable(
        'a text that ends with the connection',
        (reply) => void reply.socket.end(`${head(reply, '200 OK', JSON_TYPE)}${half(reply.good)}`),
      ),
    ],
  },
  {
    name: 'HTML',
    forms: [
      unreadable('a 200', (reply) => whole(reply, '200 OK', { 'content-type': 'text/html' }, HTML)),
      failing(502, 'Bad Gateway', HTML, { 'content-type': 'text/html' }),
    ],
  },
  {
    name: 'a wrong content type',
    forms: [
      unreadable('JSON as text', (reply) =>
        whole(reply, '200 OK', { 'content-type': 'text/plain' }, reply.good),
      ),
    ],
  },
  {
    name: 'a slow drip',
    forms: [
      {
        name: 'inside the limit',
        answer: (reply) => drip(reply, reply.good, Math.ceil(reply.good.length / 10), 5),
        isRepeated: false,
      },
      {
        name: 'beyond the limit',
        answer: dripTooLong,
        expected: { kind: 'system', reason: 'timeout', status: 200, hasRequestId: true },
        isRepeated: true,
      },
    ],
  },
];
