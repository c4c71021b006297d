/** Runs a million cases that throw. Collecting the stack of each error would take most of the time. */
export function withoutStacks(run: () => void): void {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    run();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
