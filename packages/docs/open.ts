/** The docs of `npm start`: they are built at the first visit, so that starting takes no longer. */
import { type DocsServer, PAGES, serveDocs } from './server.ts';

const page = (title: string, text: string, refresh = ''): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">${refresh}<title>${title}</title>
<meta name="viewport" content="width=device-width"><style>:root { color-scheme: light dark; font: 1.1rem/1.6 system-ui }
body { max-width: 36rem; margin: 20vh auto; padding: 0 1rem }</style></head>
<body><h1>${title}</h1><p>${text}</p></body></html>`;

const building = (progress: string): string =>
  page(
    'The docs are being built',
    `${progress} This page loads itself again.`,
    '<meta http-equiv="refresh" content="2">',
  );
const NOT_INSTALLED = page(
  'The docs are not built',
  'Install all dependencies, then run <code>npm run docs</code>.',
);
const FAILED = page('The docs could not be built', 'Run <code>npm run docs</code>, which prints the reason.');

/** Serves the docs on a port of this machine. */
export function openDocs(port: number, log: (line: string) => void): Promise<DocsServer> {
  let progress = 'Their sources are being read.';
  let state: 'unknown' | 'building' | 'built' | 'missing' | 'failed' = 'unknown';
  const prepare = async (): Promise<void> => {
    state = 'building';
    // what builds the pages is loaded only now
    const { buildPages, canBuild, isBuilt } = await import('./build.ts');
    if (!canBuild()) state = 'missing';
    else if (!isBuilt()) {
      log('building the docs …');
      await buildPages((text) => {
        progress = text;
      });
      log('the docs are built');
    }
    if (state === 'building') state = 'built';
  };
  const unlessReady = async (): Promise<string | undefined> => {
    if (state === 'unknown')
      void prepare().catch((error: unknown) => {
        state = 'failed';
        log(`the docs could not be built: ${(error as Error).message.split('\n', 1)[0]}`);
      });
    if (state === 'built') return undefined;
    return {
      unknown: building(progress),
      building: building(progress),
      missing: NOT_INSTALLED,
      failed: FAILED,
    }[state];
  };
  return serveDocs({ folder: PAGES, port, unlessReady });
}
