/** The command: reads options, asks for what is missing, writes a project and installs its packages. */
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { group, select, text } from '@clack/prompts';
import { type CatalogVersion, DEFAULT_CATALOG, HELP, type Options, readOptions } from './options.ts';
import { folderProblem, type Project, writeProject } from './project.ts';
import { TEMPLATES } from './templates.ts';

/** The package manager that runs this command: npm, pnpm, yarn and bun name themselves in the environment. */
const [, MANAGER = 'npm'] = /^(npm|pnpm|yarn|bun)\//.exec(process.env['npm_config_user_agent'] ?? '') ?? [];

/**
 * Runs the command, and resolves to its exit code. `pack` makes the tarballs of {@link Project}, once the options are
 * valid.
 */
export async function create(
  args: readonly string[],
  pack?: () => Promise<Project['tarballs']>,
): Promise<number> {
  try {
    const options = readOptions(args);
    if (options.help) {
      console.log(HELP);
      return 0;
    }
    const project = await askFor(options);
    await writeProject({ ...project, tarballs: await pack?.() });
    // the script of the package `node` downloads it, and pnpm runs none that a project does not name
    if (MANAGER === 'pnpm')
      await writeFile(join(project.folder, 'pnpm-workspace.yaml'), 'allowBuilds:\n  node: true\n');
    console.log(`\nThe files of the shop (${project.template.title}) are in ${project.folder}\n`);
    if (options.install && !(await install(project.folder)))
      throw new Error(`${MANAGER} install failed in ${project.folder}: run it again there`);
    console.log(`\nNext:\n\n${nextSteps(project, options).join('\n')}\n`);
    return 0;
  } catch (error) {
    console.error(`create-storewire: ${(error as Error).message}`);
    return 1;
  }
}

async function askFor({ folder, template, catalog }: Options): Promise<Project> {
  if (!process.stdin.isTTY && (folder === undefined || !template))
    throw new Error(
      `Without a terminal, a folder and --template ${TEMPLATES.map(({ name }) => name).join(' or ')} are required`,
    );
  const problem = folder === undefined ? undefined : folderProblem(folder);
  if (problem) throw new Error(problem);
  return group(
    {
      folder: async () =>
        folder ?? text({ message: 'Folder', initialValue: 'my-shop', validate: folderProblem }),
      template: async () =>
        template ??
        select({
          message: 'Template',
          options: TEMPLATES.map((value) => ({ value, label: value.title, hint: value.name })),
        }),
      catalog: async () =>
        catalog ??
        (template
          ? DEFAULT_CATALOG
          : select<CatalogVersion>({
              message: 'Catalog of your site',
              options: [
                { value: '3', label: 'Version 3', hint: 'sites of 2026 and later' },
                { value: '1', label: 'Version 1', hint: 'older sites' },
              ],
            })),
    },
    {
      onCancel: () => {
        throw new Error('Cancelled: nothing was written');
      },
    },
  );
}

const nextSteps = ({ folder }: Project, { install }: Options): string[] => {
  const isHere = resolve(folder) === process.cwd();
  return [
    ...(isHere ? [] : [`  cd ${folder}`]),
    ...(install ? [] : [`  ${MANAGER} install`]),
    `  ${MANAGER} run dev   # starts the local platform and the shop, and prints their URLs`,
  ];
};

/** Whether the packages of the project are installed. The package manager prints its progress. */
const install = (folder: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const manager = spawn(MANAGER, ['install'], {
      cwd: folder,
      stdio: 'inherit',
      // command files on Windows
      shell: process.platform === 'win32',
    });
    manager.once('error', reject);
    manager.once('exit', (code) => resolve(code === 0));
  });
