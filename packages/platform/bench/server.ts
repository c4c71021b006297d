import { fileURLToPath } from 'node:url';

/** What the process sends: first where it listens, then its usage each time that it is asked. */
export type FromServer = { url: string; token: string } | { cpuMicros: number; rssBytes: number };

const send = (message: FromServer): void => void process.send?.(message);

if (process.argv[2] === 'platform') {
  const { createPlatform } = await import('storewire-platform');
  const platform = createPlatform({ seed: 'rich', clock: '2026-03-01T09:00:00Z' });
  const url = await platform.listen({ port: 0 });
  send({ url, token: platform.issueToken({ role: 'visitor' }).accessToken });
} else {
  const { startMock } = await import('storewire-tools/mock');
  const { url } = await startMock({
    description: fileURLToPath(import.meta.resolve('storewire-contract/contract.json')),
    port: 0,
  });
  send({ url, token: 'visitor-token' });
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  send({ cpuMicros: user + system, rssBytes: process.memoryUsage.rss() });
});
