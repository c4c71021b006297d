import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './child.js';
import { npm, npmFailed } from './npm.js';

const PACKAGE = '@sparticuz/chromium';
const VERSION = '153.0.0';

/**
 * A Chromium for Linux on x64 out of an npm package, with the libraries and a font that a bare machine lacks.
 * It works wherever `npm ci` did, which a download from elsewhere may not.
 * @param {string} cache
 * @param {string} node
 * @returns {Promise<string>} a script that starts it
 */
export async function npmChromium(cache, node) {
  const folder = join(cache, 'npm-chromium');
  await mkdir(folder, { recursive: true });
  if (!existsSync(join(folder, 'node_modules', PACKAGE))) {
    const { code, output } = await npm(
      ['install', '--no-save', '--no-package-lock', '--prefix', folder, `${PACKAGE}@${VERSION}`],
      folder,
    );
    if (code !== 0) throw npmFailed(`npm install ${PACKAGE}`, output);
  }
  await unpack(folder, node);
  return writeStarter(folder);
}

/**
 * The package unpacks into the folder for temporary files, and its libraries only where it believes to be in
 * a cloud function.
 * @param {string} folder
 * @param {string} node
 */
async function unpack(folder, node) {
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const { code, output } = await run(
    node,
    ['--input-type=module', '--eval', `await (await import('${PACKAGE}')).default.executablePath()`],
    {
      cwd: folder,
      env,
    },
  );
  if (code !== 0) throw new Error(`${PACKAGE} could not be unpacked: ${output.split('\n', 1)[0]}`);
}

/**
 * Writes the script that starts the unpacked Chromium, and the configuration of its fonts.
 * @param {string} folder
 */
export async function writeStarter(folder) {
  const path = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const fonts = `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>/usr/share/fonts</dir><dir>${path}/fonts/fonts</dir><cachedir>${path}/fonts-cache</cachedir></fontconfig>\n`;
  await writeFile(join(folder, 'fonts.conf'), fonts);
  const script = join(folder, 'start.sh');
  await writeFile(
    script,
    `#!/bin/sh\nfolder=${quoted(folder)}\nexport FONTCONFIG_FILE="$folder/fonts.conf" LD_LIBRARY_PATH="$folder/al2023/lib"\nexec "$folder/chromium" "$@"\n`,
  );
  await chmod(script, 0o755);
  return script;
}

/**
 * Quotes a text for a shell.
 * @param {string} text
 */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
