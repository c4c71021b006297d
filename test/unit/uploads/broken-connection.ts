import { connect, createServer, type Socket } from 'node:net';
import { listen } from 'storewire-dev-kit/server';

/** A connection to the platform that breaks. */
export interface BadLine {
  url: string;
  /** Settles when the connection stalls. */
  stalled: Promise<void>;
  close(): Promise<void>;
}

/**
 * Forwards bytes. Cuts every connection whenever this many bytes were sent to the platform in total, and
 * once, after `stall` bytes, stops reading without closing.
 */
export async function badLine(
  target: string,
  cuts: readonly number[],
  stall = Number.POSITIVE_INFINITY,
): Promise<BadLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const remaining = [...cuts];
  const stalling = Promise.withResolvers<void>();
  let gone = 0;
  let stalled: Socket | undefined;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    let isCut = false;
    near.on('data', (data) => {
      if (isCut) return;
      gone += data.byteLength;
      if (!stalled && gone >= stall) {
        stalled = near;
        stalling.resolve();
        far.write(data);
        near.pause();
        return;
      }
      const cut = remaining[0];
      if (cut === undefined || gone < cut) {
        if (!far.write(data)) near.pause();
        return;
      }
      isCut = true;
      remaining.shift();
      // what came before the cut has arrived
      far.write(data.subarray(0, Math.max(0, data.byteLength - (gone - cut))), () => {
        for (const socket of sockets) socket.destroy();
      });
    });
    far.on('drain', () => near !== stalled && near.resume());
    far.pipe(near);
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    stalled: stalling.promise,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
