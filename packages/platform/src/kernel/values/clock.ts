/** A day, in milliseconds. */
export const DAY_MS = 86_400_000;

/** The clock of a platform, which all dates and expiries follow. */
export interface Clock {
  /** Where the clock started, in milliseconds since 1970. */
  readonly start: number;
  readonly isRunning: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The time as ISO 8601, as the contract writes dates. */
  iso: () => string;
  /**
   * Sets the time. Throws a `RangeError` for a time before the current one, since
   * ids and histories would contradict it.
   */
  set: (time: number | string | Date) => void;
  /** Advances the time by milliseconds. */
  advance: (milliseconds: number) => void;
  /** Lets time pass. */
  run: () => void;
  /** Stops the time where it is. */
  stop: () => void;
  /** Starts over, for a shop that starts over. */
  restart: () => void;
  state: () => ClockState;
  /** Continues from a state, which may be in the past. */
  restore: (state: ClockState) => void;
}

/** Where the clock of a platform starts, and whether it runs. */
export interface ClockOptions {
  /** Start, as ISO 8601. */
  at: string;
  /**
   * Whether time passes without `advance`. Default false: the same seed and clock then give the same data.
   */
  runs?: boolean | undefined;
}

/** What a clock must remember over a restart of the process. */
export interface ClockState {
  isRunning: boolean;
  /**
   * The time of a clock that is stopped; the difference to the time of the
   * system of one that runs. In milliseconds.
   */
  value: number;
  start: number;
}

/** Without options, the clock follows that of the system, plus what it was advanced. */
export function createClock(options?: ClockOptions): Clock {
  const initial = (): ClockState => {
    const start = options ? toTime(options.at) : Date.now();
    const isRunning = options?.runs ?? options === undefined;
    return { isRunning, value: isRunning ? start - Date.now() : start, start };
  };
  let state = initial();
  const now = (): number => (state.isRunning ? Date.now() : 0) + state.value;
  const move = (difference: number): void => {
    if (!(difference >= 0)) throw new RangeError('The clock cannot be set back');
    state.value += difference;
  };
  let lastIso = { time: Number.NaN, text: '' };
  const iso = (): string => {
    const time = now();
    if (time !== lastIso.time) lastIso = { time, text: new Date(time).toISOString() };
    return lastIso.text;
  };
  const setRunning = (isRunning: boolean): void => {
    const time = now();
    state = { ...state, isRunning, value: isRunning ? time - Date.now() : time };
  };
  return {
    get start() {
      return state.start;
    },
    get isRunning() {
      return state.isRunning;
    },
    now,
    iso,
    set: (time) => move(toTime(time) - now()),
    advance: move,
    run: () => setRunning(true),
    stop: () => setRunning(false),
    restart: () => {
      state = initial();
    },
    state: () => ({ ...state }),
    restore: (earlier) => {
      state = { ...earlier };
    },
  };
}

function toTime(time: number | string | Date): number {
  const value = new Date(time).getTime();
  if (Number.isNaN(value)) throw new RangeError(`Not a time: ${String(time)}`);
  return value;
}
