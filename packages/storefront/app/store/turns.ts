import { createContext } from 'react-router';

/** Does work when the work for the same key that has begun before is done, also that of processes that share Redis. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export const turns = createContext<InTurn>();
