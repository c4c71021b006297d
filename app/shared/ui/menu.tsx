import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from './classes.ts';

/** An entry of a {@link Menu}: a link or an action. */
export type MenuItem = { id: string; label: ReactNode; icon?: ReactNode } & (
  | { to: string; isCurrent?: boolean }
  | { onSelect: () => void; isDanger?: boolean }
);

export interface MenuProps {
  /** Content of the button. */
  trigger: ReactNode;
  /** Name of the button, if its content has none. */
  label?: string;
  triggerClassName?: string;
  items: readonly MenuItem[];
  isOpenAtFirst?: boolean;
}

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl border border-transparent px-3 py-2 outline-none data-highlighted:bg-sunk data-highlighted:selected-outline aria-[current]:font-medium aria-[current]:text-accent [&>svg]:size-4.5 [&>svg]:shrink-0';

/** A menu of links and actions, with arrow keys. Load it when it is needed, through `LazyMenu`. */
export function Menu({ trigger, label, triggerClassName, items, isOpenAtFirst = false }: MenuProps) {
  return (
    <Base.Root defaultOpen={isOpenAtFirst} modal={false}>
      <Base.Trigger aria-label={label} className={triggerClassName}>
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={6} className="z-40 outline-none">
          <Base.Popup className="max-h-[var(--available-height)] min-w-56 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-2xl border border-line bg-raised p-1.5 text-ink shadow-sheet outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {items.map((item) => (
              <Entry key={item.id} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entry({ item }: { item: MenuItem }) {
  if ('to' in item)
    return (
      <Base.LinkItem
        className={ITEM}
        closeOnClick
        render={<Link to={item.to} aria-current={item.isCurrent ? 'page' : undefined} />}
      >
        {item.icon}
        {item.label}
      </Base.LinkItem>
    );
  return (
    <Base.Item className={classes(ITEM, item.isDanger && 'text-danger')} onClick={item.onSelect}>
      {item.icon}
      {item.label}
    </Base.Item>
  );
}
