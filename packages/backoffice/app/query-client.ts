import { QueryClient } from '@tanstack/react-query';

/** Requests are made, and fail by themselves: whether a browser is online, it only guesses. The client tries again. */
const alwaysSent = { networkMode: 'always' } as const;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { ...alwaysSent, refetchOnReconnect: true, retry: false },
    mutations: alwaysSent,
  },
});
