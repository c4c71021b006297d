import type { openStore } from '#lib/server/store.ts';

declare global {
	namespace App {
		interface Locals {
			/** The store, as the visitor or member who sent the request. */
			store: ReturnType<typeof openStore>;
			/** Whether a member has sent the request. The session may have ended since. */
			wasSignedIn: boolean;
		}
	}
}
