import { createServer } from 'node:net';
import { holderOf } from './port-holder.ts';

const TRIES = 50;

/** A port that something listens on. */
export interface WantedPort {
  port: number;
  /** The option that has named the port. Without one, the next free port does as well. */
  option?: string | undefined;
}

/**
 * Starts something on the wanted port of 127.0.0.1. If it is taken, starts it on the next one that is free, with a
 * line that names the program; a port that an option has named is an error instead. `start` resolves to undefined
 * when another program was faster.
 */
export async function onFreePort<T>(
  { port: wanted, option }: WantedPort,
  log: (line: string) => void,
  start: (port: number) => Promise<T | undefined>,
): Promise<T> {
  for (let port = wanted; port < wanted + TRIES; port++) {
    const started = (await isFree(port)) ? await start(port) : undefined;
    if (started === undefined && option === undefined) continue;
    if (port === wanted && started !== undefined) return started;
    const taken = `Port ${wanted} is in use by ${(await holderOf(wanted)) ?? 'another program'}`;
    if (started === undefined) throw new Error(`${taken}: choose another with ${option}`);
    log(`${taken}, taking ${port} instead`);
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
