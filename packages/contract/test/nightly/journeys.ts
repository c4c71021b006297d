/** The journeys of the contract, and the runner of Arazzo documents. */
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from 'storewire-dev-kit/process';
import { parse } from 'yaml';

const ROOT = resolve(import.meta.dirname, '../../../..');

interface Criterion {
  condition: string;
  context?: string;
}

export interface Step {
  stepId: string;
  operationId?: string;
  operationPath?: string;
  workflowId?: string;
  successCriteria?: Criterion[];
}

interface Arazzo {
  workflows: { workflowId: string; steps: Step[] }[];
}

/** The journeys by file name. */
export const journeys = globSync('openapi/journeys/*.arazzo.yaml', { cwd: ROOT }).map((path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return { path, file: basename(path), text, document: parse(text) as Arazzo };
});

/** All workflows, and the files that contain them. */
export const workflows = journeys.flatMap(({ file, document }) =>
  document.workflows.map(({ workflowId, steps }) => ({ file, workflowId, steps })),
);

/** A journey that reads its descriptions from this repository, wherever the journey is. */
export const withDocuments = (text: string): string =>
  text.replaceAll('../../packages/contract/', join(ROOT, 'packages/contract/'));

/** What the runner reports of a workflow. */
interface Executed {
  workflowId: string;
  executedSteps: (Executed | { stepId: string; checks: Check[] })[];
}

interface Check {
  name: string;
  severity: string;
  passed: boolean;
  message: string;
}

export interface Outcome {
  code: number;
  output: string;
  /** Workflows by file and id, such as `shopping.arazzo.yaml/cart`. */
  workflows: Map<string, Executed>;
}

/**
 * Runs the journeys of a folder against a platform. Each has a runner of its own: reading a description blocks a
 * runner for so long that the platform closes its idle connections.
 */
export async function runJourneys(folder: string, addresses: Addresses): Promise<Outcome> {
  const outcome: Outcome = { code: 0, output: '', workflows: new Map() };
  for (const file of globSync('*.arazzo.yaml', { cwd: folder }).toSorted()) {
    const { code, output, workflows } = await runJourney(folder, file, addresses);
    outcome.code ||= code;
    outcome.output += output;
    for (const [name, executed] of workflows) outcome.workflows.set(name, executed);
  }
  return outcome;
}

interface Addresses {
  origin: string;
  redirectUri: string;
}

async function runJourney(
  folder: string,
  file: string,
  { origin, redirectUri }: Addresses,
): Promise<Outcome> {
  const { code, output } = await redocly(folder, [
    'respect',
    file,
    `--server=store=${origin}`,
    `--server=platform=${origin}/__dev`,
    `--input=${JSON.stringify({ redirectUri })}`,
    '--json-output=report.json',
    // the page of the site that a redirect leads to is no response of the contract; journeys check every status themselves
    '--severity=STATUS_CODE_CHECK=warn',
  ]);
  const report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as {
    files: Record<string, { executedWorkflows: Executed[] }>;
  };
  const executed = Object.values(report.files).flatMap(({ executedWorkflows }) =>
    executedWorkflows.map((workflow) => [`${file}/${workflow.workflowId}`, workflow] as const),
  );
  return { code, output, workflows: new Map(executed) };
}

/** What went wrong in the steps of a workflow and in those of the workflows that it includes. */
export const failures = ({ executedSteps }: Executed): string[] =>
  executedSteps.flatMap((step) =>
    'executedSteps' in step
      ? failures(step)
      : step.checks
          .filter(({ passed, severity }) => !passed && severity === 'error')
          .map(({ name, message }) => `${step.stepId}: ${name}: ${message}`),
  );

/** Runs a command of Redocly, without its messages to Redocly. */
export const redocly = (cwd: string, args: string[]): ReturnType<typeof run> =>
  run(process.execPath, [fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js')), ...args], {
    cwd,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
