import type { TestProject } from 'vitest/node';

/** Whether a run was one of all tests of a project, those in folders named `nightly` included. */
export async function hasRunAll(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const ran = project.vitest.state.getFiles().filter(({ projectName }) => projectName === project.name);
  const hasNightly = ran.some(({ filepath }) => filepath.includes('/nightly/'));
  return hasNightly && ran.length === testFiles.length && project.vitest.config.testNamePattern === undefined;
}
