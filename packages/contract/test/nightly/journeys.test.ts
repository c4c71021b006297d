/** The journeys of `openapi/journeys/`, run against the local platform. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, startServer, type TestServer } from 'storewire-dev-kit/server';
import { createPlatform, type Platform } from 'storewire-platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  failures,
  journeys,
  type Outcome,
  redocly,
  runJourneys,
  type Step,
  withDocuments,
  workflows,
} from './journeys.ts';

let platform: Platform;
let site: TestServer;
let folder: string;
let addresses: { origin: string; redirectUri: string };
let outcome: Outcome;

beforeAll(async () => {
  platform = createPlatform({ seed: 'small', clock: '2026-03-01T09:00:00Z' });
  const origin = await platform.listen({ port: 0 });
  // a page of the site that responds with its query parameters
  site = await startServer(
    ({ url }, response) => json(response, Object.fromEntries(new URL(url, 'http://127.0.0.1').searchParams)),
    () => {},
  );
  addresses = { origin, redirectUri: `${site.url}/signed-in` };
  folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  for (const { file, text } of journeys) await writeFile(join(folder, file), withDocuments(text));
  outcome = await runJourneys(folder, addresses);
});

afterAll(async () => {
  await site?.stop();
  await platform?.close();
  if (folder) await rm(folder, { recursive: true });
});

test('there are journeys of shoppers, members and merchants', () => {
  expect(workflows.map(({ workflowId }) => workflowId).toSorted()).toEqual([
    'authenticatorApp',
    'backInStock',
    'captureAndRefund',
    'cart',
    'delivery',
    'emailedCode',
    'order',
    'payment',
    'register',
    'returnFromSignIn',
    'visitor',
    'visitor',
  ]);
});

test.each(workflows)(
  '$file: every step of $workflowId does what it should',
  ({ file, workflowId, steps }) => {
    const executed = outcome.workflows.get(`${file}/${workflowId}`);
    expect(executed && failures(executed)).toEqual([]);
    expect(executed?.executedSteps).toHaveLength(steps.length);
  },
);

test('the runner reports no failure', () => {
  expect(outcome.code, outcome.output).toBe(0);
});

/** Calls have a dot in their ids, which ends a name in expressions of Arazzo, so journeys name their paths. */
const operationOf = ({ operationId, operationPath }: Step): string | undefined =>
  operationPath ?? operationId;

const operationSteps = workflows.flatMap(({ file, workflowId, steps }) =>
  steps.filter(operationOf).map((step): [string, Step] => [`${file}/${workflowId}/${step.stepId}`, step]),
);

test('every step checks the status and the content of its response', () => {
  const lax = operationSteps.filter(([, { successCriteria = [] }]) => {
    const isAboutStatus = ({ condition }: { condition: string }) => /^\$statusCode == \d+$/.test(condition);
    const others = successCriteria.filter((criterion) => !isAboutStatus(criterion));
    return (
      !successCriteria.some(isAboutStatus) ||
      !others.some(({ condition, context = condition }) => context.startsWith('$response.body'))
    );
  });
  expect(lax.map(([name]) => name)).toEqual([]);
});

test('every step calls an operation of the contract or an action of the platform', async () => {
  const read = async (name: string): Promise<(readonly [string, string, { operationId?: string }])[]> => {
    const url = new URL(import.meta.resolve(`storewire-contract/${name}`));
    const { paths } = JSON.parse(await readFile(url, 'utf8')) as {
      paths: Record<string, Record<string, { operationId?: string }>>;
    };
    return Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [path, method, operation] as const),
    );
  };
  const calls = await read('contract.json');
  const actions = await read('platform.json');
  const known = new Set([
    ...calls.map(
      ([path, method]) => `{$sourceDescriptions.store.url}#/paths/${path.replaceAll('/', '~1')}/${method}`,
    ),
    ...actions.map(([, , { operationId }]) => `$sourceDescriptions.platform.${operationId}`),
  ]);
  const unknown = operationSteps.filter(([, step]) => !known.has(operationOf(step) ?? ''));
  expect(unknown.map(([name, step]) => [name, operationOf(step)])).toEqual([]);
});

test('the documents are valid Arazzo 1.0.1', async () => {
  const paths = journeys.map(({ file }) => join(folder, file));
  const { code, output } = await redocly(folder, ['lint', '--extends=recommended-strict', ...paths]);
  expect(code, output).toBe(0);
  expect(journeys.map(({ text }) => text.split('\n')[0])).toEqual(journeys.map(() => 'arazzo: 1.0.1'));
});

test('a journey whose response is another one than expected fails at its step', async () => {
  const broken = join(folder, 'broken');
  const file = 'back-in-stock.arazzo.yaml';
  await cp(join(folder, file), join(broken, file));
  const text = await readFile(join(broken, file), 'utf8');
  await writeFile(join(broken, file), text.replace("== 'NOTIFICATION_SENT'", "== 'RECEIVED'"));
  const { code, workflows: executed } = await runJourneys(broken, addresses);
  const workflow = executed.get(`${file}/backInStock`);
  expect(code).not.toBe(0);
  expect(workflow && failures(workflow)).toEqual([expect.stringMatching(/^sent: success criteria check/)]);
});
