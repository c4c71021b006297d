type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The variables of the server for the local platform whose command, `storewire platform --exec`, has started it. Empty
 * if it was started otherwise, or if `STORE_URL` names another platform.
 */
export function localPlatform(variables: Variables): Variables {
  const { STOREWIRE_URL: url, STORE_URL: other } = variables;
  if (!url || other) return {};
  return {
    STORE_URL: url,
    STORE_CLIENT_ID: variables['STOREWIRE_CLIENT_ID'],
    STORE_SITE_ID: variables['STOREWIRE_SITE_ID'],
    STORE_API_KEY: variables['STOREWIRE_API_KEY'],
    SITE_ORIGIN: `http://localhost:${variables['PORT'] || 3000}`,
    STORE_MAIL_URL: `${url}/__dev/api/sendMail`,
    STORE_CAPTCHA_VISIBLE_KEY: 'test-visible',
    STORE_CAPTCHA_INVISIBLE_KEY: 'test-invisible',
  };
}
