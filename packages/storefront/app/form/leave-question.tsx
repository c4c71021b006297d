import { useBeforeUnload, useBlocker } from 'react-router';
import { useText } from '../text/text.tsx';

/** Asks before the page is left. Render it while something would be lost that no draft keeps. */
export function LeaveQuestion() {
  const { form } = useText();
  useBeforeUnload((event) => event.preventDefault());
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !confirm(form.leave),
  );
  return null;
}
