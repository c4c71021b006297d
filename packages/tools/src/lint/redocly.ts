/** Bundles the contract and runs Redocly's rules over the bundle. */
import { relative } from 'node:path';
import {
  bundle,
  createConfig,
  getLineColLocation,
  lintFromString,
  loadConfig,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { attachExamples } from '../generate/attach-examples.ts';
import { expandDecimals } from '../generate/decimals.ts';
import { expandFilters } from '../generate/filters.ts';
import { type Document, operationsOf, type Parameter, resolve } from '../generate/openapi.ts';
import { attachShared } from '../generate/shared-responses.ts';
import { type Description, pointerParts } from './description.ts';
import type { Problem } from './problem.ts';
import { rootFile } from './source.ts';

export interface Bundled {
  doc: Description;
  /** The same with its filters and decimals as plain JSON Schema, which ajv can validate against. */
  spelt: Description;
  problems: Problem[];
}

export async function bundleContract(folder: string): Promise<Bundled> {
  const result = await bundle({ ref: `${folder}/${rootFile}`, config: await createConfig({}) });
  const doc = inlineParameters(attachExamples(attachShared(result.bundle.parsed as Document)));
  return {
    doc: doc as Description,
    spelt: expandFilters(expandDecimals(doc)) as Description,
    problems: result.problems.map((found) => inSource(folder, found)),
  };
}

/** Shared parameters become those of their operations, where the rules expect them. */
function inlineParameters(document: Document): Document {
  const copy = structuredClone(document);
  for (const { operation } of operationsOf(copy))
    if (operation.parameters)
      operation.parameters = operation.parameters.map((each) => resolve<Parameter>(copy, each));
  delete copy.components?.parameters;
  return copy;
}

/** A problem of bundling: it knows the file. */
function inSource(folder: string, { ruleId, message, location: [location] }: NormalizedProblem): Problem {
  const problem = { rule: ruleId, message: message.trim() };
  if (!location) return problem;
  const file = relative(folder, location.source.absoluteRef);
  return { ...problem, file, line: getLineColLocation(location).start.line };
}

/** The rules see the bundle, because shared errors and examples are attached to it. */
export async function checkWithRedocly(folder: string, doc: Description): Promise<Problem[]> {
  const config = await loadConfig({ configPath: `${folder}/redocly.yaml` });
  const found = await lintFromString({
    source: JSON.stringify(doc),
    absoluteRef: `${folder}/bundle.json`,
    config,
  });
  return found.map(({ ruleId, message, location: [location] }) => ({
    rule: ruleId,
    message: message.trim(),
    at: pointerParts(location?.pointer ?? '#'),
  }));
}
