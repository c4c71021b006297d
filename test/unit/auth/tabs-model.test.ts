import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { HOUR_MS } from 'storewire-dev-kit/time';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startUnlessReplaced } from '../../../src/auth/redirect-sign-in/authorization.ts';
import {
  createClient,
  isStoreError,
  type MemberCredentials,
  member,
  type Tokens,
  webStorage,
} from '../../../src/index.ts';
import { openTabs, type Tab } from './browser-tabs.ts';
import { elapse, runEventLoop, startRotatingPlatform } from './rotating-platform.ts';

/**
 * What the model of sessions lacks: the real `webStorage` with its events and locks, tabs that close wherever
 * they are, sign-ins that end while other tabs sign in and out, late events of old tokens, and whose response
 * is kept. Changes of person may overlap here; of those that do, any may be the last.
 */

afterEach(() => void vi.unstubAllGlobals());

/** Few let steps overlap; many let a request come to its end. */
const rounds = fc.oneof(fc.nat({ max: 6 }), fc.nat({ max: 60 }));
const inTab = <Do extends string>(...does: Do[]) =>
  fc.record({ do: fc.constantFrom(...does), tab: fc.nat({ max: 3 }), rounds });
const everywhere = <Do extends string>(...does: Do[]) => fc.record({ do: fc.constantFrom(...does), rounds });
const step = fc.oneof(
  { weight: 5, arbitrary: inTab('read', 'read', 'read', 'look', 'renewOld') },
  { weight: 3, arbitrary: inTab('start', 'end', 'signIn') },
  { weight: 3, arbitrary: everywhere('expire', 'expire', 'nearExpiry', 'open') },
  { weight: 1, arbitrary: everywhere('breakDown', 'mend', 'endMember', 'endVisitors') },
);
const closing = inTab('close');
type Step = typeof step | typeof closing extends fc.Arbitrary<infer Each> ? Each : never;

/** A change of who is signed in, from when it began until it was over. */
interface Change {
  person: string | undefined;
  begins: number;
  ends: number;
  tab?: Tab;
}

/**
 * One millisecond passes with each turn of the event loop. The events of tabs are counted in turns too, so they are
 * never later than `lagMs`, however busy this machine is.
 */
function passTimeByTurns(): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  let turning: NodeJS.Immediate;
  const turn = (): void => {
    vi.advanceTimersByTime(1);
    turning = setImmediate(turn);
  };
  turn();
  onTestFinished(() => {
    clearImmediate(turning);
    vi.useRealTimers();
  });
}

async function check(steps: Step[], delays: number[], lags: boolean): Promise<void> {
  const platform = await startRotatingPlatform();
  let delayed = 0;
  const browser = openTabs(() => runEventLoop(delays[delayed++ % delays.length] ?? 0), lags);
  vi.stubGlobal('addEventListener', browser.page.addEventListener.bind(browser.page));
  vi.stubGlobal('removeEventListener', browser.page.removeEventListener.bind(browser.page));
  const tabs: {
    tab: Tab;
    auth: MemberCredentials;
    client: ReturnType<typeof createClient>;
    asking: number;
  }[] = [];
  const pending: { tab: Tab; work: Promise<unknown> }[] = [];
  const changes: Change[] = [{ person: undefined, begins: 0, ends: 0 }];
  const ended = new Set<string>();
  const oldHeaders: Record<string, string>[] = [];
  const peopleOf = new Map<string, Set<string>>();
  let now = 0;
  let members = 0;
  /**
   * A tab was closed between the use of a refresh token and the keeping of the next: no client can help that.
   */
  let isTorn = false;

  function open(): void {
    const tab = browser.open();
    const auth = member({
      clientId: 'client-1',
      storage: { ...webStorage(tab.area), lock: tab.lock },
    });
    auth.onSession(() => undefined);
    const own = { tab, auth, asking: 0, client: undefined as never as ReturnType<typeof createClient> };
    const fetch: typeof globalThis.fetch = async (address, init) => {
      const isToken = String(address).endsWith('/oauth2/token');
      if (isToken) own.asking++;
      try {
        return await tab.fetch(address, init);
      } finally {
        // what was answered is kept within a few turns
        if (isToken) void runEventLoop(4).then(() => own.asking--);
      }
    };
    own.client = createClient({ baseUrl: platform.url, auth, retry: false, fetch });
    tabs.push(own);
  }

  const at = (index: number) => {
    const alive = tabs.filter(({ tab }) => !tab.isClosed);
    return alive[index % alive.length] as (typeof tabs)[number];
  };

  function belongs(sessionId: string, person: string): void {
    peopleOf.set(sessionId, (peopleOf.get(sessionId) ?? new Set()).add(person));
  }

  function begin({ tab }: { tab: Tab }, work: Promise<unknown>): void {
    pending.push({ tab, work: work.catch((error: unknown) => isStoreError(error) || Promise.reject(error)) });
  }

  async function change(
    own: { tab: Tab },
    person: string | undefined,
    work: Promise<void>,
    begins = ++now,
  ): Promise<void> {
    const mine: Change = { person, begins, ends: Number.POSITIVE_INFINITY, tab: own.tab };
    changes.push(mine);
    // only the clock can order changes of tabs that do not see each other's
    if (lags) elapse(10);
    try {
      await work;
    } finally {
      if (!own.tab.isClosed) mine.ends = ++now;
    }
  }

  const contextOf = ({ client }: { client: ReturnType<typeof createClient> }) => ({
    client,
  });

  async function read(own: (typeof tabs)[number]): Promise<void> {
    const sessionId = await own.auth.sessionId();
    const { person } = (await own.client.currentCart.getCurrentCart()) as unknown as { person: string };
    // as a hook keeps it: under the session id that it was asked for, as long as that is still there
    if ((await own.auth.sessionId()) === sessionId) belongs(sessionId, person);
  }

  async function look({ auth, client }: (typeof tabs)[number]): Promise<void> {
    const access = auth.access(contextOf({ client }), undefined);
    const sessionId = auth.sessionId();
    if (access instanceof Promise) return void (await access);
    oldHeaders.push({ ...access.headers });
    belongs(await sessionId, platform.ownerOf(access.headers['authorization'] ?? '') ?? 'nobody');
  }

  /** Signs in with an answer that takes its time. */
  async function signIn(own: (typeof tabs)[number], person: string, count: number): Promise<void> {
    const began = ++now;
    let work: Promise<void> | undefined;
    const start = (tokens: Tokens): Promise<void> => {
      const later = changes.filter(
        ({ tab, begins, ends, person: other }) =>
          tab === own.tab && other && begins > began && Number.isFinite(ends),
      );
      // another member has signed in here in the meantime, and stays signed in
      expect(later).toEqual([]);
      work = change(own, person, own.auth.start(tokens));
      return work;
    };
    const session = { ...own.auth, start };
    const obtain = async (): Promise<Tokens> => {
      await runEventLoop(count * 4);
      return platform.issueTo(person);
    };
    try {
      await startUnlessReplaced(session, obtain);
    } catch (error) {
      // an event of another tab may be late, but must have a cause
      expect([work === undefined, isStoreError(error) && error.code, changes.length > 1]).toEqual([
        true,
        'session_replaced',
        true,
      ]);
    }
  }

  async function run(each: Step): Promise<void> {
    const own = at('tab' in each ? each.tab : 0);
    if (each.do === 'read') begin(own, read(own));
    if (each.do === 'look') begin(own, look(own));
    if (each.do === 'renewOld')
      begin(
        own,
        own.auth.refresh?.(
          {
            headers: oldHeaders[each.rounds % oldHeaders.length] ?? { authorization: 'none' },
            sessionId: await own.auth.sessionId(),
          },
          contextOf(own),
          undefined,
        ) ?? Promise.resolve(),
      );
    if (each.do === 'start') {
      const person = `member-${++members}`;
      begin(own, change(own, person, own.auth.start(platform.issueTo(person))));
    }
    if (each.do === 'end') begin(own, change(own, undefined, own.auth.end()));
    if (each.do === 'signIn') begin(own, signIn(own, `member-${++members}`, each.rounds));
    if (each.do === 'open' && tabs.filter(({ tab }) => !tab.isClosed).length < 4) open();
    if (each.do === 'close') {
      if (own.asking > 0) isTorn = true;
      own.tab.close();
      if (tabs.every(({ tab }) => tab.isClosed)) open();
    }
    if (each.do === 'expire') elapse(5 * HOUR_MS);
    if (each.do === 'nearExpiry') elapse(4 * HOUR_MS - 100_000);
    if (each.do === 'breakDown') platform.isDown = true;
    if (each.do === 'mend') platform.isDown = false;
    if (each.do === 'endMember') for (const { person } of changes) if (person) ended.add(person);
    if (each.do === 'endVisitors')
      for (let count = 1; count <= platform.counts.visitors; count++) platform.endSession(`visitor-${count}`);
    for (const person of ended) platform.endSession(person);
    await runEventLoop(each.rounds);
  }

  async function settle(): Promise<void> {
    for (const { tab, work } of pending) await Promise.race([work, tab.gone]);
    await browser.notify();
    await runEventLoop(20);
    await browser.notify();
  }

  open();
  for (const each of steps) await run(each);
  await settle();
  platform.isDown = false;
  for (const { tab, auth } of tabs) if (!tab.isClosed) await auth.sessionId();
  await settle();
  // a new tab has what is stored
  open();
  const alive = tabs.filter(({ tab }) => !tab.isClosed);
  const sessionIds = await Promise.all(alive.map(({ auth }) => auth.sessionId()));
  expect(new Set(sessionIds).size).toBe(1);
  vi.setSystemTime(Date.now() + 9 * HOUR_MS);
  const people: (string | undefined)[] = [];
  for (const { client } of alive) {
    const answer = client.currentCart.getCurrentCart() as unknown as Promise<{ person: string }>;
    const person = await answer.then((cart) => cart.person).catch(() => undefined);
    people.push(person?.startsWith('member') ? person : undefined);
  }
  // what was cut short may have counted
  const isWhole = ({ tab, ends }: Change): boolean => !tab?.isClosed || Number.isFinite(ends);
  const last = changes.filter(({ ends }) => !changes.some((other) => other.begins > ends && isWhole(other)));
  const possible = new Set(last.map(({ person }) => (person && ended.has(person) ? undefined : person)));
  if (isTorn) possible.add(undefined);
  expect([new Set(people).size, possible.has(people[0])], `${people} of ${[...possible]}`).toEqual([1, true]);
  // tabs that open at once may each request the first visitor
  const isSplit = (people: Set<string>): boolean =>
    people.size > 1 && !(lags && [...people].every((each) => each.startsWith('visitor')));
  expect([...peopleOf.values()].filter(isSplit)).toEqual([]);
  if (!isTorn && !lags) expect([platform.counts.mostAtOnce <= 1, platform.counts.reused]).toEqual([true, 0]);
}

const delays = fc.array(fc.nat({ max: 8 }), { maxLength: 8 });
const steps = { weight: 9, arbitrary: step };

describe('tabs on one localStorage', () => {
  it.each([
    [
      'agree on who is signed in, use no refresh token twice, and keep nothing for another session',
      [steps],
      false,
    ],
    [
      'do so also when some of them close, wherever they are',
      [steps, { weight: 2, arbitrary: closing }],
      false,
    ],
    ['agree also if the storage shows them late what others have written', [steps], true],
  ])(
    '%s, with any overlap',
    async (_title, arbitraries, lags) => {
      passTimeByTurns();
      const stepsOfTabs: fc.Arbitrary<Step[]> = fc.array(fc.oneof(...arbitraries), { maxLength: 20 });
      await fc.assert(
        fc.asyncProperty(stepsOfTabs, delays, (each, waits) => check(each, waits, lags)),
        { numRuns: caseCount(200) },
      );
    },
    600_000,
  );
});
