/** Bundles the contract and runs Redocly's own rules over its files. */
import { relative } from 'node:path';
import { bundle, createConfig, getLineColLocation, lint, loadConfig, type NormalizedProblem } from '@redocly/openapi-core';
import { expandDecimals } from '../../generate/decimals.ts';
import { expandFilters } from '../../generate/filters.ts';
import type { Document } from '../../generate/openapi.ts';
import type { Description } from './description.ts';
import type { Problem } from './problem.ts';
import { rootFile } from './source.ts';

function asProblem(folder: string, found: NormalizedProblem): Problem {
  const [location] = found.location;
  const problem = { rule: found.ruleId, message: found.message.trim() };
  if (!location) return problem;
  const file = relative(folder, location.source.absoluteRef);
  return { ...problem, file, line: getLineColLocation(location).start.line };
}

export interface Bundled {
  doc: Description;
  /** The same with its filters and decimals as plain JSON Schema, which values can be held against. */
  spelt: Description;
  problems: Problem[];
}

export async function bundleContract(folder: string): Promise<Bundled> {
  const result = await bundle({ ref: `${folder}/${rootFile}`, config: await createConfig({}) });
  const { parsed } = result.bundle;
  return {
    doc: parsed as Description,
    spelt: expandFilters(expandDecimals(parsed as Document)) as Description,
    problems: result.problems.map((found) => asProblem(folder, found)),
  };
}

export async function checkWithRedocly(folder: string): Promise<Problem[]> {
  const config = await loadConfig({ configPath: `${folder}/redocly.yaml` });
  const found = await lint({ ref: `${folder}/${rootFile}`, config });
  return found.map((one) => asProblem(folder, one));
}
