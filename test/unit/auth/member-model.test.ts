import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, isStoreError, type MemberCredentials, member } from '../../../src/index.ts';
import { startRotatingPlatform } from './rotating-platform.ts';
import { sharedStorage } from '../helpers/shared-storage.ts';

const HOUR_MS = 3600_000;

afterEach(() => void vi.useRealTimers());

type Step = { do: 'call' | 'start' | 'end'; tab: number } | { do: 'open' | 'expire' | 'nearExpiry' | 'breakDown' | 'mend' | 'endByPlatform' | 'pause' };

const tab = fc.nat({ max: 2 });
const call = fc.record({ do: fc.constant('call' as const), tab });
const others: fc.Arbitrary<Step>[] = [
  fc.record({ do: fc.constantFrom('start', 'end'), tab }),
  fc.record({ do: fc.constantFrom('open', 'expire', 'nearExpiry', 'breakDown', 'mend', 'endByPlatform', 'pause') }),
];
const steps = fc.array(fc.oneof(call, ...others), { maxLength: 16 });

/** Tabs of one browser before one platform, and who the person before it expects to be. */
async function openBrowser() {
  const platform = await startRotatingPlatform();
  const openTab = sharedStorage();
  const tabs: { auth: MemberCredentials; call: () => Promise<string> }[] = [];
  const failures: unknown[] = [];
  const pending: Promise<unknown>[] = [];
  let members = 0;
  let wanted: string | undefined;

  function open(): void {
    const auth = member({ clientId: 'client-1', storage: openTab() });
    auth.onSession(() => undefined);
    const client = createClient({ baseUrl: platform.url, auth, retry: false });
    tabs.push({ auth, call: async () => ((await client.currentCart.getCurrentCart()) as unknown as { person: string }).person });
  }

  const at = (index: number) => tabs[index % tabs.length] as (typeof tabs)[number];
  const elapse = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

  async function run(step: Step): Promise<void> {
    if (step.do === 'call')
      pending.push(
        at(step.tab)
          .call()
          .catch((error: unknown) => failures.push(error)),
      );
    if (step.do === 'start') {
      wanted = `member-${++members}`;
      const { access, refresh } = platform.issue(wanted);
      const expiresAt = Math.floor((Date.now() + 4 * HOUR_MS) / 1000);
      await at(step.tab).auth.start({ accessToken: { value: access, expiresAt }, refreshToken: { value: refresh, role: 'member' } });
    }
    if (step.do === 'end') {
      wanted = undefined;
      await at(step.tab).auth.end();
    }
    if (step.do === 'open') open();
    if (step.do === 'expire') elapse(5 * HOUR_MS);
    if (step.do === 'nearExpiry') elapse(4 * HOUR_MS - 100_000);
    if (step.do === 'breakDown') platform.isDown = true;
    if (step.do === 'mend') platform.isDown = false;
    if (step.do === 'endByPlatform' && wanted) {
      platform.endSession(wanted);
      wanted = undefined;
    }
    if (step.do === 'pause') await new Promise((resolve) => setTimeout(resolve, 3));
  }

  /** Everything under way has ended, and every tab has heard of every other. */
  async function settle(): Promise<void> {
    await Promise.all(pending);
    for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve));
  }

  open();
  return { platform, tabs, failures, run, settle, wanted: () => wanted };
}

describe('any sequence of calls, sign-ins, sign-outs, failures, ended sessions and clock jumps in any tabs', () => {
  it('never loses a session wrongly, never leaves one alive wrongly, and never asks for tokens twice at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { platform, tabs, failures, run, settle, wanted } = await openBrowser();
        for (const step of all) await run(step);
        await settle();
        // tabs agree on who is there once they have heard of one another
        const identities = () => Promise.all(tabs.map(({ auth }) => auth.identity()));
        await identities();
        await settle();
        expect(new Set(await identities()).size).toBe(1);
        platform.isDown = false;
        // everyone's token is over, so that nothing old is lived on
        vi.setSystemTime(Date.now() + 5 * HOUR_MS);
        const people: (string | undefined)[] = [];
        for (const { call } of tabs) people.push(await call().catch(() => undefined));
        const person = wanted();
        if (person) expect(people).toEqual(tabs.map(() => person));
        else expect(people.filter((each) => each?.startsWith('member'))).toEqual([]);
        const roles = await Promise.all(tabs.map(async ({ auth }) => (await auth.session()).role));
        expect(roles.map((role) => role === 'member')).toEqual(tabs.map(() => person !== undefined));
        expect([platform.counts.mostAtOnce <= 1, platform.counts.reused]).toEqual([true, 0]);
        expect(failures.filter((error) => !isStoreError(error))).toEqual([]);
      }),
      { numRuns: 250 },
    );
  }, 60_000);
});
