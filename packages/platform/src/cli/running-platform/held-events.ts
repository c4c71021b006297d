import type { RunningPlatform } from './admin-api.ts';

/** The platform sends events newest first only until `run` is done, or this process ends. */
export async function whileEventsAreHeld({ url }: RunningPlatform, run: () => Promise<void>): Promise<void> {
  const response = await fetch(`${url}/__dev/held-events`, { method: 'POST' });
  try {
    if (!response.ok) throw new Error(`${url} cannot hold events: its storewire-platform is older`);
    await run();
  } finally {
    await response.body?.cancel();
  }
}
