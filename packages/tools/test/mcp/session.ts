/** `storewire mcp`, started as a host does, and the MCP client of its SDK. */
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

export const COMMAND = fileURLToPath(new URL('../command.ts', import.meta.url));

export interface Answer {
  isError: boolean;
  text: string;
  value: Record<string, unknown>;
}

export interface Session {
  client: Client;
  use: (name: string, input?: Record<string, unknown>) => Promise<Answer>;
  /** Everything that the server has written so far. */
  written: () => string;
  close: () => Promise<void>;
}

/** Starts the server as a host does. */
export async function startMcp(args: readonly string[], env: Record<string, string>): Promise<Session> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['--conditions=storewire-source', COMMAND, 'mcp', ...args],
    env,
    stderr: 'pipe',
  });
  let written = '';
  transport.stderr?.on('data', (chunk) => {
    written += String(chunk);
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  return {
    client,
    written: () => written,
    close: () => client.close(),
    use: async (name, input = {}) => {
      const result = await client.callTool({ name, arguments: input });
      written += JSON.stringify(result);
      const [block] = result.content as { type: string; text: string }[];
      const text = block?.text ?? '';
      return { isError: result.isError === true, text, value: parsed(text) };
    },
  };
}

/** The JSON of a result; empty for what is cut or no JSON. */
function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
