import type { createServer } from '@stoplight/prism-http-server';

/** Takes one line. */
export type Log = (line: string) => void;

type PrismLogger = Parameters<typeof createServer>[1]['components']['logger'];

interface Received {
  input?: { method: string; url: { path: string } };
}

/**
 * What is wrong with a request or its answer, and the requests that no operation takes. Prism says the rest
 * twice.
 */
const WRONG = /^(?:Violation: |Request terminated with error: (?:\S+: )?)(.*)/;

/** Prism's log cut down to what a person needs: each request, and below it what was wrong. */
export function prismLogger(log: Log = () => undefined): PrismLogger {
  const silent = (): void => undefined;
  const wrong = (_facts: unknown, message = ''): void => {
    const [, what] = WRONG.exec(message) ?? [];
    if (what) log(`  ${what}`);
  };
  const logger = {
    info: (facts: Received, message?: string) => {
      if (message === 'Request received' && facts.input)
        log(`${facts.input.method.toUpperCase()} ${facts.input.url.path}`);
    },
    error: wrong,
    warn: wrong,
    debug: silent,
    trace: silent,
    fatal: silent,
    success: silent,
    child: () => logger,
  };
  return logger as unknown as PrismLogger;
}
