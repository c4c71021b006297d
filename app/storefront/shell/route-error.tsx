import { useRouteError } from 'react-router';
import { useText } from '../../shared/text/text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PageTitle } from './page-title.tsx';

/** The page for a render error, or for code that could not be loaded. */
export function RouteError() {
  const { state } = useText();
  console.error(useRouteError());
  return (
    <div className="page py-10">
      <PageTitle>{state.crashed}</PageTitle>
      <Notice
        level="h1"
        title={state.crashed}
        text={state.crashedText}
        action={<Button onClick={() => window.location.reload()}>{state.reload}</Button>}
      />
    </div>
  );
}
