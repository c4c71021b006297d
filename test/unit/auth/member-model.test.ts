import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { HOUR_MS } from 'storewire-dev-kit/time';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, isStoreError, type MemberCredentials, member } from '../../../src/index.ts';
import { sharedStorage } from '../helpers/shared-storage.ts';
import { elapse, runEventLoop, startRotatingPlatform } from './rotating-platform.ts';

afterEach(() => void vi.useRealTimers());

type Step =
  | { do: 'call' | 'start' | 'end'; tab: number }
  | {
      do:
        | 'open'
        | 'expire'
        | 'nearExpiry'
        | 'turnBack'
        | 'breakDown'
        | 'mend'
        | 'endByPlatform'
        | 'breakStorage'
        | 'mendStorage'
        | 'pause';
    };

const tab = fc.nat({ max: 2 });
const call = fc.record({ do: fc.constant('call' as const), tab });
const change = fc.record({ do: fc.constantFrom('start', 'end'), tab }) satisfies fc.Arbitrary<Step>;
const clock = fc.record({
  do: fc.constantFrom('expire', 'nearExpiry', 'turnBack', 'pause'),
}) satisfies fc.Arbitrary<Step>;
const platformStep = fc.record({
  do: fc.constantFrom('breakDown', 'mend', 'endByPlatform'),
}) satisfies fc.Arbitrary<Step>;
const storageStep = fc.record({
  do: fc.constantFrom('breakStorage', 'mendStorage'),
}) satisfies fc.Arbitrary<Step>;
const stepsOf = (...others: fc.Arbitrary<Step>[]): fc.Arbitrary<Step[]> =>
  fc.array(fc.oneof(call, change, clock, platformStep, ...others), { maxLength: 16 });
const open = fc.constant<Step>({ do: 'open' });

/**
 * How many turns of the event loop each read and write takes, in turn. None at all is a storage that answers
 * at once.
 */
const waits = fc.array(fc.nat({ max: 6 }), { maxLength: 12 });

/** Tabs of one browser before one platform, and who the person before it expects to be. */
async function openBrowser(delays: number[], canLock: boolean) {
  const platform = await startRotatingPlatform();
  let steps = 0;
  let isBroken = false;
  const pause = async (): Promise<void> => {
    await runEventLoop(delays[steps++ % delays.length] ?? 0);
    if (isBroken) throw new Error('the storage fails');
  };
  const openTab = sharedStorage(delays.length > 0 ? pause : undefined);
  const tabs: { auth: MemberCredentials; call: () => Promise<string> }[] = [];
  const failures: unknown[] = [];
  const pending: Promise<unknown>[] = [];
  let members = 0;
  let wanted: string | undefined;

  function open(): void {
    const auth = member({
      clientId: 'client-1',
      storage: canLock ? openTab() : { ...openTab(), lock: undefined },
    });
    auth.onSession(() => undefined);
    const client = createClient({ baseUrl: platform.url, auth, retry: false });
    tabs.push({
      auth,
      call: async () => ((await client.currentCart.getCurrentCart()) as unknown as { person: string }).person,
    });
  }

  const at = (index: number) => tabs[index % tabs.length] as (typeof tabs)[number];

  async function run(step: Step): Promise<void> {
    if (step.do === 'call')
      pending.push(
        at(step.tab)
          .call()
          .catch((error: unknown) => failures.push(error)),
      );
    if (step.do === 'start') {
      const person = `member-${++members}`;
      await become(person, at(step.tab).auth.start(platform.issueTo(person)));
    }
    if (step.do === 'end') await become(undefined, at(step.tab).auth.end());
    if (step.do === 'open') open();
    if (step.do === 'expire') elapse(5 * HOUR_MS);
    if (step.do === 'nearExpiry') elapse(4 * HOUR_MS - 100_000);
    if (step.do === 'turnBack') elapse(-3 * HOUR_MS);
    if (step.do === 'breakDown') platform.isDown = true;
    if (step.do === 'mend') platform.isDown = false;
    if (step.do === 'breakStorage') isBroken = true;
    if (step.do === 'mendStorage') isBroken = false;
    if (step.do === 'endByPlatform' && wanted) {
      platform.endSession(wanted);
      wanted = undefined;
    }
    if (step.do === 'pause') await new Promise((resolve) => setTimeout(resolve, 3));
  }

  /** A change that cannot be stored is reported, and counts anyway. */
  async function become(person: string | undefined, changing: Promise<void>): Promise<void> {
    wanted = person;
    await changing.catch(() => undefined);
  }

  /** Everything under way has ended, and every tab has received the changes of every other. */
  async function settle(): Promise<void> {
    await Promise.all(pending);
    await runEventLoop(40);
  }

  const repair = (): void => {
    platform.isDown = false;
    isBroken = false;
  };

  open();
  return { platform, tabs, failures, run, settle, repair, wanted: () => wanted };
}

/** What must be true after any steps. */
async function check(all: Step[], delays: number[], canLock: boolean): Promise<void> {
  const { platform, tabs, failures, run, settle, repair, wanted } = await openBrowser(delays, canLock);
  for (const step of all) await run(step);
  await settle();
  repair();
  // tabs agree on who is signed in once they have received each other's changes
  const sessionIds = () => Promise.all(tabs.map(({ auth }) => auth.sessionId()));
  await sessionIds();
  await settle();
  expect(new Set(await sessionIds()).size).toBe(1);
  // everyone's token is over, so that nothing old is lived on
  vi.setSystemTime(Date.now() + 9 * HOUR_MS);
  const people: (string | undefined)[] = [];
  for (const { call } of tabs) people.push(await call().catch(() => undefined));
  const person = wanted();
  if (person) expect(people).toEqual(tabs.map(() => person));
  else expect(people.filter((each) => each?.startsWith('member'))).toEqual([]);
  const roles = await Promise.all(tabs.map(async ({ auth }) => (await auth.session()).role));
  expect(roles.map((role) => role === 'member')).toEqual(tabs.map(() => person !== undefined));
  expect([platform.counts.mostAtOnce <= 1, platform.counts.reused]).toEqual([true, 0]);
  expect(failures.filter((error) => !isStoreError(error))).toEqual([]);
}

describe('any sequence of calls, sign-ins, sign-outs, failures, ended sessions and clock jumps', () => {
  it('in any tabs never loses a session wrongly, never leaves one alive wrongly, and never asks for tokens twice at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await fc.assert(
      fc.asyncProperty(stepsOf(open), waits, (steps, delays) => check(steps, delays, true)),
      { numRuns: caseCount(250) },
    );
  }, 600_000);

  it('in one tab whose storage has no lock and fails now and then does none of that either', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await fc.assert(
      fc.asyncProperty(stepsOf(storageStep), waits, (steps, delays) => check(steps, [...delays, 0], false)),
      { numRuns: caseCount(250) },
    );
  }, 600_000);
});
