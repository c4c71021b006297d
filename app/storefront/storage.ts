import { memoryStorage, type SessionStorage, webStorage } from 'storewire';

/** A storage of the browser. Some refuse even to name it: then the page remembers. */
export function storageIn(area: () => Storage): SessionStorage {
  try {
    return webStorage(area());
  } catch {
    return memoryStorage();
  }
}
