/** The rules of the contract for the command of Redocly: `openapi/redocly.yaml` names this file. */
import { join } from 'node:path';
import type { Plugin } from '@redocly/openapi-core';
import { readLocated } from '../description/read.ts';
import { CheckedContract } from './checked-contract.ts';
import { makePlugin } from './plugin.ts';

/** Reads the contract that is beside the configuration. */
export default async function plugin({ contentDir }: { contentDir: string }): Promise<Plugin> {
  const { document, locations } = await readLocated(join(contentDir, 'openapi.yaml'));
  return makePlugin(new CheckedContract(document, locations));
}
