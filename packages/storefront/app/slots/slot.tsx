import { createContext, createElement, memo, type ReactNode, Suspense, use } from 'react';
import type { Feature, Slots } from './feature.ts';
import type { ShopEvent } from './shop-event.ts';

const FeaturesContext = createContext<readonly Feature[]>([]);

interface FeaturesProviderProps {
  features: readonly Feature[];
  children: ReactNode;
}

/** Passes the features of the shop to all slots. */
export function FeaturesProvider({ features, children }: FeaturesProviderProps) {
  return <FeaturesContext value={features}>{children}</FeaturesContext>;
}

/** The features of the shop. */
const useFeatures = (): readonly Feature[] => use(FeaturesContext);

/** Tells the features of the shop what happens. */
export function useRecord(): (event: ShopEvent) => void {
  const features = useFeatures();
  return (event) => {
    for (const { record } of features) record?.(event);
  };
}

/** Whether a feature shows something in a place. */
export const useIsFilled = (name: keyof Slots): boolean =>
  useFeatures().some(({ slots }) => slots?.[name] !== undefined);

interface SlotProps<Name extends keyof Slots> {
  name: Name;
  props: Slots[Name];
}

/** A place where the features of the shop show something, in their order. */
export function Slot<Name extends keyof Slots>({ name, props }: SlotProps<Name>) {
  const contents = useFeatures().flatMap(({ slots }) => slots?.[name] ?? []);
  return contents.map((Content, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the features of a shop do not change
    <Kept key={index} props={props}>
      {createElement(Content, props)}
    </Kept>
  ));
}

/** Is not rendered again for the same props: before the script of a feature has arrived, that would empty it. */
const Kept = memo(
  ({ children }: { props: object; children: ReactNode }) => <Suspense>{children}</Suspense>,
  (before, after) => {
    const known = new Map(Object.entries(before.props));
    return Object.entries(after.props).every(([name, value]) => Object.is(known.get(name), value));
  },
);
