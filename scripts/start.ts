/**
 * `npm start`: the local platform with a rich shop, whose data is kept, the store front and the back office, in one
 * process.
 * `npm run dev` serves the store front with Vite's development server, which shows changes at once.
 */
import { join, resolve } from 'node:path';
import { localStaff, openBackOffice } from 'storewire-backoffice';
import { openDocs } from 'storewire-docs/open';
import { ANN, createPlatform, type Platform, SAMPLE_PASSWORD, SAMPLES } from 'storewire-platform';
import { openStoreFront, prepareStoreFront, SHOP } from 'storewire-storefront';
import { checkPorts, choosePort, START_HELP, type StartOptions, startOptions } from './start-options.ts';

const root = resolve(import.meta.dirname, '..');
const startedAt = performance.now();
const log = (line: string): void => console.log(`storewire: ${line}`);

/** Ends the process with a message. */
function end(message: string, code: number): never {
  console.log(message);
  process.exit(code);
}

async function readOptions(): Promise<StartOptions> {
  try {
    const options = startOptions(process.argv.slice(2), process.env);
    await checkPorts(options.ports);
    return options;
  } catch (error) {
    return end(`storewire: ${(error as Error).message}\n${START_HELP}`, 1);
  }
}

const { isDevelopment, isHelp, catalogVersion, ports } = await readOptions();
if (isHelp) end(START_HELP, 0);

/** A shop keeps its version. */
const data = catalogVersion === 1 ? '.storewire' : `.storewire/catalog-${catalogVersion}`;

/** Of the shop, as its store front is configured: the platform and the back office have the same hours and days. */
const { timeZone } = SHOP;

/** The docs have a form for each call. */
function openPlatform(storeUrl: string, docsUrl: string): Platform {
  const settings = { storeUrl, allowedOrigins: ['loopback', docsUrl], catalogVersion, timeZone };
  try {
    return createPlatform({ seed: 'rich', data: join(root, data), settings });
  } catch (error) {
    const { name, message } = error as Error;
    if (!/^(FolderInUse|OtherVersion|UnusableFolder)Error$/.test(name)) throw error;
    return end(`storewire: ${message}`, 1);
  }
}

/** What is started, or the end of the process with the port that another program has. */
const started = <T>(start: Promise<T>): Promise<T> =>
  start.catch((error: NodeJS.ErrnoException & { port?: number }) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return end(`storewire: Port ${error.port} is in use: choose another with an option\n${START_HELP}`, 1);
  });

function stopOnSignal(close: () => Promise<unknown>): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void close().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

// before a port is chosen, which a shop could take in the meantime
if (!isDevelopment) await prepareStoreFront(log);
log('starting the local platform …');
// the platform links to the store front, which needs the URL of the platform
const port = await choosePort(ports, 'storeFront');
const docsPort = await choosePort(ports, 'docs');
const platform = openPlatform(`http://localhost:${port}`, `http://localhost:${docsPort}`);
// one host name for both, as cookies belong to a name
const platformUrl = await started(
  platform.listen({ port: await choosePort(ports, 'platform'), publicHostname: 'localhost' }),
);
const { clientId, siteId, apiKey } = platform.shop;
const storeFront = await started(
  openStoreFront({
    port,
    isDevelopment,
    settings: {
      storeUrl: platformUrl,
      clientId,
      apiKey,
      siteId,
      mail: { url: `${platformUrl}/__dev/api/sendMail` },
      captcha: { visible: 'test-visible', invisible: 'test-invisible' },
      samples: {
        inbox: `${platformUrl}/__dev/inbox`,
        accounts: SAMPLES.map(({ email, asks }) => ({ email, asks, password: SAMPLE_PASSWORD })),
      },
    },
  }),
);
const docs = await started(openDocs(docsPort, log));
const staff = localStaff(SAMPLE_PASSWORD);
const office = await started(
  openBackOffice({
    port: await choosePort(ports, 'backOffice'),
    log,
    settings: {
      storeUrl: platformUrl,
      apiKey,
      siteId,
      isLocal: true,
      timeZone,
      auditFile: join(root, data, 'back-office.sqlite'),
      staff,
    },
  }),
);
const { coupon, giftCard } = await platform.sampleData();
stopOnSignal(() => Promise.allSettled([office.close(), docs.close(), storeFront.close(), platform.close()]));

log(`ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s

  Store front   ${storeFront.url}
  Platform      ${platformUrl}   carts, orders and accounts are kept in ${data}/
  Console       ${platformUrl}/__dev   all actions, emails with their codes, requests
  Docs          ${docs.url}   calls, events, error codes, guides; built at the first visit
  Sign-in       ${storeFront.url}/sign-in   ${ANN.email}, password '${SAMPLE_PASSWORD}'; the page lists more accounts
  Back office   ${office.url}   ${staff.map(({ email }) => email).join(', ')}; the same password

  Coupon ${coupon}, gift card ${giftCard}; \`npm start -- --catalog 3\` has a site of this year, with version 3 of the catalog

  For your own shop on this machine: baseUrl '${platformUrl}', clientId '${clientId}',
  siteId '${siteId}', API key '${apiKey}'

  To start over, use 'reset' in the console, or stop and delete ${data}/. Ctrl-C stops all.
`);
