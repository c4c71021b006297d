import { useText } from '../../shared/text/text.ts';

/** Title of the browser tab. */
export function PageTitle({ children }: { children?: string | undefined }) {
  const { shop } = useText();
  return <title>{children ? `${children} | ${shop.name}` : shop.name}</title>;
}
