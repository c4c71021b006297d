/** Where react-admin keeps how lists are shown: in the browser. */
import { localStorageStore, memoryStore, type Store } from 'react-admin';

const kept = localStorageStore();
const ofPage = memoryStore();

/** What is selected is for the next action on this page: neither for one in another tab, nor for one tomorrow. */
const holderOf = (key: string): Store => (/\.selectedIds$/.test(key) ? ofPage : kept);

export const officeStore: Store = {
  ...kept,
  setup: () => {
    kept.setup();
    ofPage.setup();
  },
  reset: () => {
    kept.reset();
    ofPage.reset();
  },
  getItem: (key, fallback) => holderOf(key).getItem(key, fallback),
  setItem: (key, value) => holderOf(key).setItem(key, value),
  subscribe: (key, callback) => holderOf(key).subscribe(key, callback),
};
