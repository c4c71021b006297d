import { useBeforeUnload, useBlocker } from 'react-router';
import { useText } from '../text/text.tsx';

/** Asks before the page is left. Render it while something would be lost that no draft keeps. */
export function LeaveQuestion() {
  const { form } = useText();
  useBeforeUnload((event) => event.preventDefault());
  // a router asks its last blocker only, so this one also stops what cannot be loaded offline
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && (!navigator.onLine || !confirm(form.leave)),
  );
  return null;
}
