import { useEffect } from 'react';
import { unstable_serialize } from 'swr';
import type { OperationInfo } from '../core/operation-info.ts';
import type { Transport } from '../core/options.ts';
import type { Key } from './keys.ts';

interface Flight {
  controller: AbortController;
  watchers: number;
}

const flights = new WeakMap<Transport, Map<string, Flight>>();

function flightsOf(client: Transport): Map<string, Flight> {
  const known = flights.get(client) ?? new Map<string, Flight>();
  flights.set(client, known);
  return known;
}

function flightOf(client: Transport, name: string): Flight {
  const all = flightsOf(client);
  const known = all.get(name);
  if (known && !known.controller.signal.aborted) return known;
  const flight = { controller: new AbortController(), watchers: known?.watchers ?? 0 };
  all.set(name, flight);
  return flight;
}

/**
 * Reads what a key stands for, until the last component that watches `watched` goes. A key of somebody who has gone reads nothing: it would
 * be answered for whoever has come.
 */
export async function readFor<Output>(client: Transport, operation: OperationInfo, key: Key, watched = key, input = key[3]): Promise<Output> {
  const { controller } = flightOf(client, unstable_serialize(watched));
  const identity = await client.identity().catch(() => key[1]);
  const signal = identity === key[1] ? controller.signal : AbortSignal.abort();
  return (await client.send<Output>(operation, input, { signal })).data;
}

/** Counts a component among the watchers of a key. */
export function useWatch(client: Transport, key: Key | null): void {
  const name = key ? unstable_serialize(key) : undefined;
  useEffect(() => {
    if (name === undefined) return;
    flightOf(client, name).watchers++;
    return () => {
      const flight = flightOf(client, name);
      flight.watchers--;
      // React may mount the component again in the same tick
      setTimeout(() => {
        if (flight.watchers > 0) return;
        flight.controller.abort();
        if (flightsOf(client).get(name) === flight) flightsOf(client).delete(name);
      });
    };
  }, [client, name]);
}
