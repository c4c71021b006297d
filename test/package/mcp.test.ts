import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, inject, onTestFinished, test } from 'vitest';
import { projectWith, runNode } from './project.ts';

const BIN = 'node_modules/storewire/dist/scripts/cli/storewire.js';

test('the packed command serves the calls of the packed contract', async () => {
  const cwd = await projectWith(inject('alone'), ['@modelcontextprotocol/sdk', 'zod']);
  const client = new Client({ name: 'test', version: '1.0.0' });
  onTestFinished(async () => {
    await client.close();
    await rm(cwd, { recursive: true, force: true });
  });
  const command = { command: process.execPath, args: [join(cwd, BIN), 'mcp'], cwd };
  await client.connect(new StdioClientTransport(command));
  const shown = await client.callTool({ name: 'show_call', arguments: { operation: 'orders.getOrder' } });
  expect(JSON.stringify(shown.content)).toContain('/ecom/v1/orders/{id}');
  // rejected by the schemas of the package, before a request
  const made = await client.callTool({ name: 'make_call', arguments: { operation: 'orders.getOrder' } });
  expect(made.isError).toBe(true);
  expect(JSON.stringify(made.content)).toContain('INVALID_ARGUMENT: \\\\\\"id\\\\\\" is required');
});

test('without its packages, the command says in one line how to install them', async () => {
  const alone = inject('alone');
  const { code, output } = await runNode([join(alone, BIN), 'mcp'], alone);
  expect(code).toBe(1);
  expect(output).toMatch(
    /^storewire mcp needs packages that are not installed: npm install --save-dev @modelcontextprotocol\/sdk@1\.32\.2 zod@4\.6\.7\n$/,
  );
});
