import { Alert, Button } from '@mui/material';

/** Instead of all pages, if the platform did not answer when the page was opened. */
export const Unreachable = () => (
  <main>
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => location.reload()}>
          Reload
        </Button>
      }
    >
      The platform of the shop cannot be reached.
    </Alert>
  </main>
);
