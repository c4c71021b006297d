/**
 * react-admin reads the storage as soon as it is loaded, which throws where a browser refuses it. Without a storage, it
 * keeps its state in memory.
 */
try {
  void localStorage;
} catch {
  Object.defineProperty(window, 'localStorage', { value: undefined });
}
