/** An MCP server with tools that search a contract and the guides, show what is found, and make calls. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import type { Document } from '../description/openapi.ts';
import type { Operation } from '../description/operations.ts';
import { ROLES } from '../description/x-keys.ts';
import { readGuides } from '../search/guides.ts';
import { Caller, type CallSettings } from './calls.ts';
import { Catalog } from './catalog.ts';
import { explainCode } from './explain-code.ts';
import { Finder, KINDS } from './finder.ts';
import { cut, pick } from './shorten.ts';
import { Withheld } from './withheld.ts';

/** More text than this crowds out everything else that a model reads. */
const MAX_CHARACTERS = 60_000;

/** What a response has by default: two or three entities. */
const RESPONSE_CHARACTERS = 8000;

const INSTRUCTIONS = `Calls of a store: carts, orders, payments, products, reviews, members and files. Find calls, error codes,
events, schemas and guides with search. Read the input of a call with show_call, and make it with make_call. Schemas that are
referred to as #/components/schemas/NAME are shown by show_schema. If a call fails, explain_error has the meaning of its code and
what to do. Guides show how to do a task in TypeScript. Money is a decimal string in major units. The date of a sunset is the removal
date of a call: use the call that replacedBy names.`;

/** The arguments of a tool. Another argument is an error: an agent that misspells one must not get other results. */
const inputOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unknown arguments: ${issue.keys.join(', ')}. Known arguments: ${Object.keys(shape).join(', ')}`
        : undefined,
  });

const operation = z.string().describe('Id of a call, such as orders.getOrder.');

/** What a server needs. */
export interface ServerSettings extends CallSettings {
  document: Document;
  version: string;
}

/** Creates the server. Throws a `TypeError` for settings that no client can have. */
function createMcpServer({ document, version, ...settings }: ServerSettings): McpServer {
  const catalog = new Catalog(document);
  const guides = readGuides();
  const finder = new Finder(catalog, guides);
  const withheld = new Withheld();
  const caller = new Caller(settings, withheld);
  const server = new McpServer({ name: 'storewire', version }, { instructions: INSTRUCTIONS });
  const reads = { readOnlyHint: true, openWorldHint: false };
  const print = (
    text: string,
    limit = MAX_CHARACTERS,
    advice = 'Ask for less, for example with a smaller limit.',
  ): CallToolResult => ({ content: [{ type: 'text', text: cut(text, limit, advice) }] });
  /** The contract has no secrets, only their names. */
  const show = (value: unknown): CallToolResult => print(JSON.stringify(value, null, 1));
  const fail = (error: object): CallToolResult => ({ ...print(withheld.toText({ error })), isError: true });
  /** For a name that does not exist: similar ones of the same kind. */
  const unknown = (kind: (typeof KINDS)[number], name: string): CallToolResult =>
    fail({
      kind: 'unknown',
      message: `There is no ${kind} ${name}.`,
      similar: finder.find({ text: name, kind, limit: 5 }).found,
    });

  server.registerTool(
    'search',
    {
      title: 'Search',
      description: `Finds calls, error codes, events, guides and schemas by a question, a name or a few words, best match first. A call is listed with what it does, whether it reads or writes, and who may make it. Services: ${catalog.services.join(', ')}.`,
      inputSchema: inputOf({
        text: z.string().optional().describe('A question, words or a name, such as "cancel an order".'),
        kind: z.enum(KINDS).optional().describe('Only this kind.'),
        service: z.string().optional().describe('Only calls of this service, such as orders.'),
        role: z.enum(ROLES).optional().describe('Only calls that this role may make.'),
        limit: z.int().min(1).max(500).optional().describe('Most results to list. Default 20.'),
      }),
      annotations: reads,
    },
    (input) => show(finder.find(input)),
  );

  server.registerTool(
    'show_call',
    {
      title: 'Show a call',
      description:
        'Shows one call: description, roles, JSON Schemas of input and response, error codes, and an example.',
      inputSchema: inputOf({ operation }),
      annotations: reads,
    },
    ({ operation: id }) => {
      const call = catalog.find(id);
      return call ? show(catalog.describe(call)) : unknown('call', id);
    },
  );

  server.registerTool(
    'show_schema',
    {
      title: 'Show schemas',
      description: 'Shows JSON Schemas that the input or the response of a call refers to, such as Order.',
      inputSchema: inputOf({
        names: z.array(z.string()).min(1).max(20).describe('Names of schemas, such as Order.'),
      }),
      annotations: reads,
    },
    ({ names }) => {
      const missing = names.filter((name) => !catalog.schema(name));
      if (missing.length > 0) return unknown('schema', missing.join(', '));
      return show(Object.fromEntries(names.map((name) => [name, catalog.schema(name)])));
    },
  );

  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error code',
      description:
        'Explains an error code: what it means, its status, which calls return it, and what to do.',
      inputSchema: inputOf({
        code: z
          .string()
          .describe('A code such as ORDER_NOT_FOUND, a reason such as timeout, or a status such as 409.'),
      }),
      annotations: reads,
    },
    ({ code }) => {
      const errors = explainCode(catalog.calls, code);
      return errors.length > 0 ? show({ errors }) : unknown('error', code);
    },
  );

  server.registerTool(
    'show_guide',
    {
      title: 'Show a guide',
      description: 'Shows a guide as Markdown: how to do a task in TypeScript, with programs that compile.',
      inputSchema: inputOf({ guide: z.string().describe('The name of a guide, such as cart.') }),
      annotations: reads,
    },
    ({ guide: id }) => {
      const guide = guides.find((each) => each.id === id);
      return guide ? print(`# ${guide.title}\n\n${guide.body}`) : unknown('guide', id);
    },
  );

  server.registerTool(
    'make_call',
    {
      title: 'Make a call',
      description: settings.allowWrites
        ? 'Makes a call, which may change data of the store, and returns its response.'
        : 'Makes a call that reads data of the store, and returns its response. Calls that write are rejected.',
      inputSchema: inputOf({
        operation,
        input: z
          .record(z.string(), z.unknown())
          .optional()
          .describe('Input of the call: parameters and properties of the body, as show_call describes it.'),
        fields: z
          .array(z.string().min(1))
          .min(1)
          .optional()
          .describe('Only these properties of the response, such as ["products.id", "products.name"].'),
        maxCharacters: z
          .int()
          .min(1)
          .max(MAX_CHARACTERS)
          .optional()
          .describe(`Most characters of the response. Default ${RESPONSE_CHARACTERS}.`),
      }),
      annotations: {
        readOnlyHint: !settings.allowWrites,
        destructiveHint: settings.allowWrites,
        openWorldHint: true,
      },
    },
    async ({ operation: id, input = {}, fields, maxCharacters = RESPONSE_CHARACTERS }) => {
      const call = catalog.find(id);
      if (!call) return unknown('call', id);
      const outcome = await caller.call(call, input);
      if ('error' in outcome) return fail(outcome.error);
      const data = fields
        ? pick(
            outcome.data,
            fields.map((field) => field.split('.')),
          )
        : outcome.data;
      return print(withheld.toText(data), maxCharacters, adviceFor(call));
    },
  );
  return server;
}

/** Serves an MCP host over stdio until it disconnects. */
export async function serve(settings: ServerSettings): Promise<void> {
  await createMcpServer(settings).connect(new StdioServerTransport());
}

/** How to get what is left out of a response. */
const adviceFor = ({ effect }: Operation): string =>
  effect === 'write'
    ? 'The change is made, so do not repeat the call: read the rest with a call that reads.'
    : 'Name the properties that you need in fields, ask for fewer items, or raise maxCharacters.';
