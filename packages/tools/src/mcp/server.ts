/** An MCP server with tools that search the calls of a contract, show one and make one. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import type { Document } from '../generate/openapi.ts';
import { Caller, type CallSettings } from './calls.ts';
import { CALLERS, Catalog } from './catalog.ts';
import { Withheld } from './withheld.ts';

/** More text than this crowds out everything else that a model reads. */
const MAX_CHARACTERS = 60_000;

const INSTRUCTIONS = `Calls of a store: carts, orders, payments, products, reviews, members and files. Find a call with
search_calls, read its input with show_call, and make it with make_call. Schemas that are referred to as #/components/schemas/NAME
are shown by show_schema. Money is a decimal string in major units. A call with a sunset ends on its date: use the call that
replacedBy names.`;

const operation = z.string().describe('Id of a call, such as orders.getOrder.');

/** What a server needs. */
export interface ServerSettings extends CallSettings {
  document: Document;
  version: string;
}

/** Creates the server. Throws a `TypeError` for settings that no client can have. */
function createMcpServer({ document, version, ...settings }: ServerSettings): McpServer {
  const catalog = new Catalog(document);
  const withheld = new Withheld();
  const caller = new Caller(settings, withheld);
  const server = new McpServer({ name: 'storewire', version }, { instructions: INSTRUCTIONS });
  const reads = { readOnlyHint: true, openWorldHint: false };
  const print = (text: string): CallToolResult => ({ content: [{ type: 'text', text: shortened(text) }] });
  /** The contract has no secrets, only their names. */
  const show = (value: unknown): CallToolResult => print(JSON.stringify(value, null, 1));
  const fail = (error: object): CallToolResult => ({ ...print(withheld.toText({ error })), isError: true });
  const unknown = (id: string): CallToolResult =>
    fail({
      kind: 'unknown',
      message: `There is no call ${id}.`,
      similar: catalog.search({
        text: id
          .split('.')
          .at(-1)
          ?.replaceAll(/(?=[A-Z])/g, ' '),
        limit: 5,
      }).calls,
    });

  server.registerTool(
    'search_calls',
    {
      title: 'Search calls',
      description: `Lists calls, best match first: their ids, what they do, whether they read or write, and who may make them. Services: ${catalog.services.join(', ')}.`,
      inputSchema: {
        text: z.string().optional().describe('Words that must all occur, such as "cancel order".'),
        service: z.string().optional().describe('Only calls of this service, such as orders.'),
        caller: z.enum(CALLERS).optional().describe('Only calls that this caller may make.'),
        limit: z.int().min(1).max(200).optional().describe('Most calls to list. Default 20.'),
      },
      annotations: reads,
    },
    (search) => show(catalog.search(search)),
  );

  server.registerTool(
    'show_call',
    {
      title: 'Show a call',
      description:
        'Shows one call: description, callers, JSON Schemas of input and response, error codes, and an example.',
      inputSchema: { operation },
      annotations: reads,
    },
    ({ operation: id }) => {
      const call = catalog.find(id);
      return call ? show(catalog.describe(call)) : unknown(id);
    },
  );

  server.registerTool(
    'show_schema',
    {
      title: 'Show schemas',
      description: 'Shows JSON Schemas that the input or the response of a call refers to, such as Order.',
      inputSchema: { names: z.array(z.string()).min(1).max(20).describe('Names of schemas, such as Order.') },
      annotations: reads,
    },
    ({ names }) => {
      const missing = names.filter((name) => !catalog.schema(name));
      if (missing.length > 0)
        return fail({ kind: 'unknown', message: `There is no schema ${missing.join(', ')}.` });
      return show(Object.fromEntries(names.map((name) => [name, catalog.schema(name)])));
    },
  );

  server.registerTool(
    'make_call',
    {
      title: 'Make a call',
      description: settings.allowWrites
        ? 'Makes a call, which may change data of the store, and returns its response.'
        : 'Makes a call that reads data of the store, and returns its response. Calls that write are rejected.',
      inputSchema: {
        operation,
        input: z
          .record(z.string(), z.unknown())
          .optional()
          .describe('Input of the call: parameters and properties of the body, as show_call describes it.'),
      },
      annotations: {
        readOnlyHint: !settings.allowWrites,
        destructiveHint: settings.allowWrites,
        openWorldHint: true,
      },
    },
    async ({ operation: id, input = {} }) => {
      const call = catalog.find(id);
      if (!call) return unknown(id);
      const outcome = await caller.call(call, input);
      return 'error' in outcome ? fail(outcome.error) : print(withheld.toText(outcome.data));
    },
  );
  return server;
}

/** Serves an MCP host over stdio until it disconnects. */
export async function serve(settings: ServerSettings): Promise<void> {
  await createMcpServer(settings).connect(new StdioServerTransport());
}

const shortened = (text: string): string =>
  text.length <= MAX_CHARACTERS
    ? text
    : `${text.slice(0, MAX_CHARACTERS)}\n… ${text.length - MAX_CHARACTERS} more characters. Ask for less, for example with a smaller limit.`;
