/** Signed URLs of files: a JSON Web Token in `?token=`, whose expiry clients can read. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../kernel/context/context.ts';

/** What a signed URL allows. */
export interface FileGrant {
  /** Id of the file, or of the list of files of a ZIP file. */
  sub: string;
  /** In seconds since 1970. Absent if it never expires. */
  exp?: number;
  /** How a browser uses the file, and the name under which it saves it. */
  disposition?: 'inline' | 'attachment';
  name?: string;
  /** Where an expired URL redirects to. */
  redirect?: string;
}

type Signer = Pick<Context, 'db' | 'clock'>;

const fileMac = ({ db }: Signer, text: string): Buffer =>
  createHmac('sha256', `${db.meta('secret')}:file`)
    .update(text)
    .digest();

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function signGrant(signer: Signer, grant: FileGrant): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(grant)}`;
  return `${text}.${fileMac(signer, text).toString('base64url')}`;
}

/**
 * Reads a token. Returns undefined for one that this platform has not signed. An expired one is returned
 * too.
 */
export function readGrant(signer: Signer, token: string): (FileGrant & { isExpired: boolean }) | undefined {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const mac = fileMac(signer, `${head}.${payload}`);
  const sent = Buffer.from(signature, 'base64url');
  if (sent.length !== mac.length || !timingSafeEqual(sent, mac)) return undefined;
  const grant = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as FileGrant;
  return { ...grant, isExpired: grant.exp !== undefined && grant.exp * 1000 <= signer.clock.now() };
}
