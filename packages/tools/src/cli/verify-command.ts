import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isStoreError } from 'storewire';
import type { Document } from '../description/openapi.ts';
import { verify } from '../verify/verify.ts';
import { CliError } from './cli-error.ts';

export interface VerifyInvocation {
  clientId?: string;
  baseUrl?: string;
  siteId?: string;
}

/** `storewire verify`: what differs between a site and the contract. The exit code is 1 if something does. */
export async function verifyCommand(options: VerifyInvocation, env = process.env): Promise<void> {
  const clientId = options.clientId || env['STOREWIRE_CLIENT_ID'];
  if (!clientId) throw new CliError('--client-id is the id of an OAuth client of the site', 2);
  const key = env['STOREWIRE_API_KEY'];
  const siteId = options.siteId || env['STOREWIRE_SITE_ID'];
  if (key && !siteId) throw new CliError('--site-id is the site of the API key in $STOREWIRE_API_KEY', 2);
  const file = fileURLToPath(import.meta.resolve('storewire-contract/contract.json'));
  const document = JSON.parse(await readFile(file, 'utf8')) as Document;
  try {
    const count = await verify(document, {
      clientId,
      baseUrl: options.baseUrl || env['STOREWIRE_URL'] || undefined,
      key: key ? { key, siteId } : undefined,
      print: console.log,
    });
    process.exitCode = count === 0 ? 0 : 1;
  } catch (error) {
    if (isStoreError(error)) throw new CliError(`${error.operation} failed: ${error.hint ?? error.message}`);
    // an option of the client
    throw error instanceof TypeError ? new CliError(error.message) : error;
  }
}
