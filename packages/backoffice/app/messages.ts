/** What react-admin says, in words of the shop. */
import { defaultI18nProvider, type I18nProvider } from 'react-admin';
import { SYSTEM_FAILURE } from './components/reasons.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  'ra.notification.created': 'It is created',
  'ra.notification.updated': 'It is saved |||| %{smart_count} are saved',
  'ra.notification.deleted': 'It is deleted |||| %{smart_count} are deleted',
  'ra.notification.http_error': SYSTEM_FAILURE,
  'ra.notification.data_provider_error': SYSTEM_FAILURE,
};

/** Of a read that has failed, react-admin shows the message, which is for developers. */
const FAILURE = /^System error occurred(?:, request-id: (.+))?$/;

export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => {
    const failure = FAILURE.exec(key);
    if (failure) return failure[1] ? `${SYSTEM_FAILURE} (request ${failure[1]})` : SYSTEM_FAILURE;
    const message = MESSAGES[key];
    return message === undefined
      ? defaultI18nProvider.translate(key, options)
      : defaultI18nProvider.translate(`shop.${key}`, { ...options, _: message });
  },
};
