import { Link } from '@mui/material';
import { Fragment } from 'react';
import { CONSOLE_URL } from '../page-settings.ts';

interface ConsoleLinksProps {
  /** Texts by actions of the console, such as `saveCoupon`. */
  actions: Readonly<Record<string, string>>;
}

/** Where the console of the local platform does what no call does; in a real shop, its dashboard. */
export const ConsoleLinks = ({ actions }: ConsoleLinksProps) =>
  CONSOLE_URL ? (
    <>
      In the console of the local platform:{' '}
      {Object.entries(actions).map(([action, text], index) => (
        <Fragment key={action}>
          {index > 0 && ', '}
          <Link href={`${CONSOLE_URL}/actions/${action}`}>{text}</Link>
        </Fragment>
      ))}
      .
    </>
  ) : (
    'The dashboard of the platform does that.'
  );
