/** Header that proxy.ts sets for the rendering: whether the session of the member has ended with this request. */
export const SESSION_ENDED = 'x-session-ended';
