/**
 * Makes each write of a form once: a repetition with the key of the form gets the first answer. Answers are in memory,
 * and forms outlive a restart: that a write has begun is on the disk.
 */
import { createHash } from 'node:crypto';
import { KEY_HEADER } from '../request-headers.ts';
import type { Audit } from './audit.ts';
import type { Staff } from './sessions.ts';

/** Most answers that are kept. A form needs its own for as long as it is open. */
const MAX_ANSWERS = 1000;

interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** Makes the write of a request. */
type Write = (request: Request) => Promise<Response>;

/** Makes a write, unless it was made with the same key: then it resolves to the answer of that time. */
export type Once = (staff: Staff, request: Request, write: Write) => Promise<Response>;

export function openOutcomes(audit: Audit): Once {
  const answers = new Map<string, Promise<Answer>>();
  return async (staff, request, write) => {
    const key = request.headers.get(KEY_HEADER);
    if (!key) return write(request);
    const { method, url, headers } = request;
    const body = await request.text();
    // a dialog of several steps has one key for all of them
    const parts = [staff.id, key, method, url, body];
    const id = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
    const earlier = answers.get(id);
    if (earlier) return repeated(await earlier);
    if (!audit.claim(id)) return repeated(unknown());
    // a page that leaves does not stop it
    const answer = write(new Request(url, { method, headers, body: body || null })).then(answerOf, unknown);
    answers.set(id, answer);
    for (const oldest of [...answers.keys()].slice(0, -MAX_ANSWERS)) answers.delete(oldest);
    return responseOf(await answer);
  };
}

const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: [...response.headers],
  body: await response.text(),
});

const json = (status: number, message: string): Answer => ({
  status,
  headers: [['content-type', 'application/json']],
  body: JSON.stringify({ message }),
});

const unknown = (): Answer => json(502, 'The platform cannot be reached');

/** Without an answer of the platform, nobody knows whether it was done: the user looks, and decides again. */
const repeated = (answer: Answer): Response =>
  responseOf(
    answer.status < 500
      ? answer
      : json(409, 'It may be done already, as the platform gave no answer. Check that, then try again'),
  );

const responseOf = ({ status, headers, body }: Answer): Response =>
  new Response(body || null, { status, headers });
