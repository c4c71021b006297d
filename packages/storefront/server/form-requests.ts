import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

const METHODS = ['GET', 'HEAD', 'POST'];

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const JSON_TYPE = /^application\/json\b/i;

/** Scripts of pages ask there for the URLs of uploads, in JSON. All other bodies are forms. */
const JSON_PATH = '/review-images/';

/** Rejects methods that no page has and bodies that no action can read, so that actions need not check them. */
export const formRequests: MiddlewareHandler = async ({ req }, next) => {
  if (!METHODS.includes(req.method)) throw refusal(405, { allow: METHODS.join(', ') });
  if (req.method === 'POST') {
    const isJson = req.path.startsWith(JSON_PATH);
    if (!(isJson ? JSON_TYPE : FORM).test(req.header('content-type') ?? '')) throw refusal(415);
    const copy = req.raw.clone();
    await (isJson ? copy.json() : copy.formData()).catch(() => {
      throw refusal(400);
    });
  }
  await next();
};

const TEXTS = { 400: 'Bad Request', 405: 'Method Not Allowed', 415: 'Unsupported Media Type' };

const refusal = (status: keyof typeof TEXTS, headers?: HeadersInit): HTTPException =>
  new HTTPException(status, { res: new Response(TEXTS[status], { status, ...(headers && { headers }) }) });
