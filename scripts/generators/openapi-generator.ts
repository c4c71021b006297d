/** openapi-generator: clients in Java, Python, Go and PHP, which compile and make the same calls. */
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { call, execute, install, type Tool, type Trial } from './tool.ts';

const PACKAGE = '@openapitools/openapi-generator-cli';

/** A newer version, where one is available. */
const OWN_JAR = process.env['OPENAPI_GENERATOR_JAR'];

const NEWEST = '1.0.18-5.0.0-beta2';
const WITH_GO_MODELS = '1.0.15-5.0.0-beta';

/** Packages of Go that a distribution has installed. */
const GO = { GO111MODULE: 'off', GOPATH: process.env['GOPATH'] ?? '/usr/share/gocode' };
const PYTHON = process.env['PYTHON'] ?? 'python3';

/** Generates a client in `client`, and returns the jar. */
async function generate(trial: Trial, version: string, args: string[]): Promise<string> {
  const { folder, document } = trial;
  const jar = OWN_JAR ?? join(folder, 'node_modules', PACKAGE, 'bin/openapi-generator.jar');
  if (OWN_JAR) await mkdir(folder, { recursive: true });
  else await install(folder, `${PACKAGE}@${version}`);
  await execute(folder, ['java', '-jar', jar, 'generate', '-i', document, '-o', 'client', ...args]);
  return jar;
}

const copyProgram = (folder: string, name: string): Promise<void> =>
  copyFile(join(import.meta.dirname, 'calls', name), join(folder, name));

async function filesIn(folder: string, extension: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith(extension)).map((name) => join(folder, name));
}

async function checkJava(trial: Trial): Promise<string> {
  const { folder, url, clientId } = trial;
  const jar = await generate(trial, NEWEST, JAVA);
  await copyProgram(folder, 'Call.java');
  // newer versions of Java have no such annotation
  const annotation = 'String[] value(); String date() default ""; String comments() default "";';
  await mkdir(join(folder, 'javax/annotation'), { recursive: true });
  await writeFile(
    join(folder, 'javax/annotation/Generated.java'),
    `package javax.annotation; public @interface Generated { ${annotation} }\n`,
  );
  const sources = await filesIn(join(folder, 'client/src/main'), '.java');
  await writeFile(
    join(folder, 'sources'),
    [...sources, 'Call.java', 'javax/annotation/Generated.java'].join('\n'),
  );
  // the jar contains the libraries that the client needs
  await execute(folder, ['javac', '-nowarn', '-d', 'classes', '-cp', jar, '@sources']);
  await call(trial, ['java', '-cp', `classes:${jar}`, 'Call', url, clientId]);
  return 'compiled, called';
}

async function checkPython(trial: Trial): Promise<string> {
  const { folder, url, clientId } = trial;
  await generate(trial, NEWEST, PYTHON_CLIENT);
  await copyProgram(folder, 'call.py');
  await execute(folder, [PYTHON, '-m', 'compileall', '-q', 'client']);
  await call(trial, [PYTHON, 'call.py', url, clientId], { PYTHONPATH: join(folder, 'client') });
  return 'compiled, called';
}

async function checkGo(trial: Trial): Promise<string> {
  const { folder, url, clientId } = trial;
  await install(folder, `${PACKAGE}@${WITH_GO_MODELS}`);
  const jar = join(folder, 'node_modules', PACKAGE, 'bin/openapi-generator.jar');
  const template = await execute(folder, ['unzip', '-p', jar, 'go-experimental/api.mustache']);
  await mkdir(join(folder, 'templates'), { recursive: true });
  const renamed = template
    .replaceAll('(r api', '(request api')
    .replaceAll(/\br\./g, 'request.')
    .replaceAll(/return r$/gm, 'return request');
  await writeFile(join(folder, 'templates/api.mustache'), renamed);
  const { document } = trial;
  await execute(folder, ['java', '-jar', jar, 'generate', '-i', document, '-o', 'openapi', ...GO_CLIENT]);
  await copyProgram(folder, 'call.go');
  await execute(folder, ['go', 'build', '-o', 'call', 'call.go'], GO);
  await call(trial, [join(folder, 'call'), url, clientId]);
  return 'compiled, called';
}

async function checkPhp(trial: Trial): Promise<string> {
  const { folder, url, clientId } = trial;
  await generate(trial, NEWEST, PHP);
  await copyProgram(folder, 'call.php');
  for (const file of await filesIn(join(folder, 'client/lib'), '.php'))
    await execute(folder, ['php', '-l', file]);
  await call(trial, ['php', '-d', 'error_reporting=0', 'call.php', url, clientId]);
  return 'compiled, called';
}

const JAVA = ['-g', 'java', '--library', 'native', '--additional-properties', 'openApiNullable=false'];
const PYTHON_CLIENT = ['-g', 'python'];
const GO_CLIENT = [
  '-g',
  'go-experimental',
  '--additional-properties',
  'enumClassPrefix=true',
  '-t',
  'templates',
];
const PHP = ['-g', 'php'];

const languageTool = (
  language: string,
  args: string[],
  rest: Pick<Tool, 'check' | 'needs' | 'note'>,
): Tool => ({
  name: `openapi-generator, ${language}`,
  version: language === 'Go' ? WITH_GO_MODELS : OWN_JAR ? 'of OPENAPI_GENERATOR_JAR' : NEWEST,
  document: 'openapi-3.0.json',
  command: ['openapi-generator generate -i openapi-3.0.json', ...args].join(' '),
  ...rest,
});

export const languageTools: Tool[] = [
  languageTool('Java', JAVA, {
    needs: { install: 'a JDK, 11 or newer', test: ['javac', '-version'] },
    check: checkJava,
  }),
  languageTool('Python', PYTHON_CLIENT, {
    needs: {
      install: 'a JRE, and Python with urllib3, dateutil and six',
      test: [PYTHON, '-c', 'import urllib3, dateutil, six'],
    },
    check: checkPython,
  }),
  languageTool('Go', GO_CLIENT, {
    needs: {
      install: 'a JRE, unzip, and Go with golang.org/x/oauth2 in GOPATH',
      test: ['go', 'version'],
    },
    note:
      'The generator names the receiver of its methods `r`, which does not compile with the query parameter ' +
      '`.r`: the template is generated with another name. Versions from 7.3 on have ' +
      '`--parameter-name-mappings .r=packed` instead. 5.0.0-beta2 writes no models in Go for any document.',
    check: checkGo,
  }),
  languageTool('PHP', PHP, {
    needs: {
      install: 'a JRE, and PHP with curl, mbstring and Guzzle in its include path',
      test: ['php', '-r', "require 'GuzzleHttp/autoload.php';"],
    },
    check: checkPhp,
  }),
];
