import type { KeyValueStorage } from 'storewire';
import type { InTurn } from '../app/store/turns.ts';

/** Work in turn: that of this process, and with a storage that processes share, that of all. */
export function createTurns(shared: KeyValueStorage | undefined): InTurn {
  const last = new Map<string, Promise<void>>();
  return (key, work) => {
    const turn = Promise.resolve(last.get(key)).then(() => locked(shared, key, work));
    const ended = turn.then(leave, leave);
    function leave(): void {
      if (last.get(key) === ended) last.delete(key);
    }
    last.set(key, ended);
    return turn;
  };
}

/** While the storage grants no lock, work is in turn in this process. */
function locked<T>(shared: KeyValueStorage | undefined, key: string, work: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  const begin = (): Promise<T> => (begun ??= work());
  return shared?.lock ? shared.lock(key, begin).catch(begin) : begin();
}
