import { startMock } from 'storewire-tools/mock';
import type { TestProject } from 'vitest/node';
import { CONTRACT_FILE } from './contract-file.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the Prism that serves the description. */
    prismUrl: string;
  }
}

/** Starts one Prism for the whole run. A request that no operation of the description takes fails the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const unmatched: string[] = [];
  const log = (line: string): void => {
    if (/Route (?:not )?resolved,/.test(line)) unmatched.push(line.trim());
  };
  const mock = await startMock({ description: CONTRACT_FILE, port: 0, log });
  project.provide('prismUrl', mock.url);
  return async () => {
    await mock.close();
    if (unmatched.length > 0)
      throw new Error(`${unmatched.length} requests of the tests matched no route: ${unmatched[0]}`);
  };
}
