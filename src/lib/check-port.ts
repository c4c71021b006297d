import { valueAt } from './fields.ts';

/**
 * Rejects for a port to which `fetch` and browsers refuse to connect, such as 6000 of X11: a server would start that no
 * client can reach. `fetch` itself is asked, which knows these ports.
 */
export async function checkPort(port: number): Promise<void> {
  const init = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(1000) } as const;
  const error = await fetch(`http://127.0.0.1:${port}/`, init).catch((failure: unknown) => failure);
  if (valueAt(error, 'cause.message') === 'bad port')
    throw new Error(`Port ${port} is one that fetch and browsers refuse to connect to: choose another`);
}
