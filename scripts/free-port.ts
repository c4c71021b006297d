import { createServer } from 'node:net';

const TRIES = 50;

/**
 * Starts something on the wanted port of 127.0.0.1, or on the next one that is free, with a line that says
 * so. `start` resolves to undefined when another program was faster.
 */
export async function onFreePort<T>(
  wanted: number,
  log: (line: string) => void,
  start: (port: number) => Promise<T | undefined>,
): Promise<T> {
  for (let port = wanted; port < wanted + TRIES; port++) {
    const started = (await isFree(port)) ? await start(port) : undefined;
    if (started === undefined) continue;
    if (port !== wanted) log(`Port ${wanted} is in use, taking ${port} instead`);
    return started;
  }
  throw new Error(`Ports ${wanted} to ${wanted + TRIES - 1} are all in use`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
