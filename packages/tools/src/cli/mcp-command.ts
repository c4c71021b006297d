import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Document } from '../description/openapi.ts';
import { CliError } from './cli-error.ts';

export interface McpInvocation {
  baseUrl?: string;
  siteUrl?: string;
  clientId?: string;
  siteId?: string;
  accountId?: string;
  allowWrites?: boolean;
}

/** `storewire mcp`: an MCP server over the contract, on standard input and output. */
export async function mcpCommand(options: McpInvocation, env = process.env): Promise<void> {
  const { serve } = await import('../mcp/server.ts');
  const [document, { version }] = await Promise.all([
    readOwn<Document>('storewire-contract/contract.json'),
    readOwn<{ version: string }>('storewire/package.json'),
  ]);
  const baseUrl = options.baseUrl || env['STOREWIRE_URL'] || undefined;
  const siteUrl = options.siteUrl || env['STOREWIRE_SITE_URL'] || undefined;
  const auth = await credentialsOf(options, env);
  await serve({ document, version, baseUrl, siteUrl, auth, allowWrites: options.allowWrites ?? false }).catch(
    (error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
      throw new CliError(error.message);
    },
  );
}

/**
 * The credentials: a visitor whose client is an option, otherwise a token, an API key or a visitor of the
 * environment. Tokens and keys cannot be passed as options, because every user of a machine can list those of
 * its processes.
 */
async function credentialsOf(options: McpInvocation, env: NodeJS.ProcessEnv) {
  const { apiKey, fixedToken, visitor } = await import('storewire');
  if (options.clientId) return visitor({ clientId: options.clientId });
  if (env['STOREWIRE_TOKEN']) return fixedToken(env['STOREWIRE_TOKEN']);
  if (env['STOREWIRE_API_KEY'])
    return apiKey({
      key: env['STOREWIRE_API_KEY'],
      siteId: options.siteId ?? env['STOREWIRE_SITE_ID'],
      accountId: options.accountId ?? env['STOREWIRE_ACCOUNT_ID'],
    });
  return env['STOREWIRE_CLIENT_ID'] ? visitor({ clientId: env['STOREWIRE_CLIENT_ID'] }) : undefined;
}

const readOwn = async <Content>(file: string): Promise<Content> =>
  JSON.parse(await readFile(fileURLToPath(import.meta.resolve(file)), 'utf8')) as Content;
