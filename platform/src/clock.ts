/** The clock of a platform, which all dates and expiries follow. */
export interface Clock {
  /** Where the clock started, in milliseconds since 1970. */
  readonly start: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The time as ISO 8601, as the contract writes dates. */
  iso: () => string;
  /** Sets the time. Throws a `RangeError` for a time before the current one, since ids and histories would contradict it. */
  set: (time: number | string | Date) => void;
  /** Advances the time by milliseconds. */
  advance: (milliseconds: number) => void;
}

/** Where the clock of a platform starts, and whether it runs. */
export interface ClockOptions {
  /** Start, as ISO 8601. */
  at: string;
  /** Whether time passes without `advance`. Default false: the same seed and clock then give the same data. */
  runs?: boolean | undefined;
}

/** Without options, the clock follows that of the system, plus what it was advanced. */
export function createClock(options?: ClockOptions): Clock {
  const runs = options?.runs ?? options === undefined;
  const started = Date.now();
  let base = options ? toTime(options.at) : started;
  const start = base;
  const now = (): number => (runs ? base + Date.now() - started : base);
  return {
    start,
    now,
    iso: () => new Date(now()).toISOString(),
    set: (time) => {
      const difference = toTime(time) - now();
      if (difference < 0) throw new RangeError('The clock cannot be set back');
      base += difference;
    },
    advance: (milliseconds) => {
      if (!(milliseconds >= 0)) throw new RangeError('The clock cannot be set back');
      base += milliseconds;
    },
  };
}

function toTime(time: number | string | Date): number {
  const value = new Date(time).getTime();
  if (Number.isNaN(value)) throw new RangeError(`Not a time: ${String(time)}`);
  return value;
}
