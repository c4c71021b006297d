import { defineEnvVars } from '@sveltejs/kit/env';

// the defaults are those of `npm run dev`: production sets all three
export const variables = defineEnvVars({
	SITE_ORIGIN: {
		description: 'Origin of this site, such as https://shop.example.',
		schema: (value) => value ?? 'http://localhost:5173'
	},
	STORE_URL: {
		description: 'URL of the store platform.',
		schema: (value) => value ?? 'http://127.0.0.1:4010'
	},
	STORE_CLIENT_ID: {
		description: 'Id of the OAuth client, from the dashboard of the store.',
		schema: (value) => value ?? '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541'
	}
});
