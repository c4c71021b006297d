import { createServer } from 'node:net';

/** A port of 127.0.0.1 on which nothing listens at the moment: any, or the first from a number on. */
export function freePort(from = 0): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(freePort(from + 1)) : reject(error),
    );
    server.listen(from, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
