import { memoryStorage, type KeyValueStorage, webStorage } from 'storewire';

/** A storage of the browser. Some browsers throw when it is accessed: then values are kept in memory. */
export function storageIn(area: () => Storage): KeyValueStorage {
  try {
    return webStorage(area());
  } catch {
    return memoryStorage();
  }
}
