import { createServer } from 'node:net';

/** A port of this machine on which nothing listens at the moment: any, or the first from a number on. */
export async function freePort(from = 0): Promise<number> {
  try {
    const port = await listenTo(from, '127.0.0.1');
    // some servers have the other address of localhost alone
    if (from > 0) await listenTo(port, '::1');
    return port;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return freePort(from + 1);
    throw error;
  }
}

/** Resolves to the port. A machine may have no IPv6. */
function listenTo(port: number, address: string): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT' ? resolve(port) : reject(error),
    );
    server.listen(port, address, () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });
}
