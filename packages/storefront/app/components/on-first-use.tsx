import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useActionData } from 'react-router';
import { WithTexts } from '../text/text.tsx';
import type { TextArea } from '../text/text-areas.ts';

/** The first signs that a page is used. What a password manager fills in is input only. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'scroll'] as const;

const used = Promise.withResolvers<void>();

/** Time for the page to show its response to the input, before more scripts run. */
const RESPONSE_MS = 200;

if (typeof document !== 'undefined') {
  // a field may have the focus already
  if (document.activeElement !== document.body) used.resolve();
  for (const sign of SIGNS)
    document.addEventListener(sign, () => used.resolve(), { capture: true, once: true, passive: true });
}

const neverChanges = () => () => undefined;

/**
 * A component that the server renders, and whose script the page loads when it is used for the first time. Until then
 * it works as without JavaScript. After a navigation the script is loaded at once, and `fallback` is shown. `areas` are
 * texts that the page does not have. The properties of a visible part must not change with each render.
 */
export function onFirstUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
  areas: readonly TextArea[] = [],
): ComponentType<Props> {
  const loadModule = async () => {
    const Loaded = await load();
    const WithItsTexts = (props: Props) => (
      <WithTexts areas={areas}>
        <Loaded {...props} />
      </WithTexts>
    );
    return { default: WithItsTexts };
  };
  const Now = lazy(loadModule);
  const loadLater = async () => {
    await used.promise;
    await new Promise((resolve) => setTimeout(resolve, RESPONSE_MS));
    // without its script, it stays as the server has rendered it
    return loadModule().catch(() => new Promise<never>(() => undefined));
  };
  const Later = lazy(typeof document === 'undefined' ? loadModule : loadLater);
  return memo(function OnFirstUse(props: Props) {
    const isHydrating = useSyncExternalStore(
      neverChanges,
      () => false,
      () => true,
    );
    const [isOfDocument] = useState(isHydrating);
    const Content = isOfDocument ? Later : Now;
    const isResponse = useActionData() !== undefined;
    useEffect(() => {
      // a form was sent without the script, and its errors take the focus
      if (isResponse) used.resolve();
    }, [isResponse]);
    // React replaces what the server has rendered by the fallback if it gets another element before the script
    return useMemo(
      () => (
        <Suspense fallback={fallback}>
          <Content {...props} />
        </Suspense>
      ),
      [Content, props],
    );
  });
}
