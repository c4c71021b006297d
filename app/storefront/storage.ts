import { memoryStorage, type KeyValueStorage, webStorage } from 'storewire';

/** A storage of the browser. Some refuse even to name it: then the page remembers. */
export function storageIn(area: () => Storage): KeyValueStorage {
  try {
    return webStorage(area());
  } catch {
    return memoryStorage();
  }
}
