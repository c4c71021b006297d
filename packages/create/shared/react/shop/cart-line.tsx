import type { LineItem } from 'storewire';
import { Link } from './link';
import { formatMoney } from './money';
import { Picture } from './picture';

interface CartLineProps {
  line: LineItem;
  currency: string | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function CartLine({ line, currency, onQuantity, onRemove }: CartLineProps) {
  const { image, url, descriptionLines = [] } = line.attributes ?? {};
  const name = line.name?.translated ?? '';
  const quantity = line.quantityInfo?.confirmedQuantity ?? 0;
  const choices = descriptionLines.map(({ colorInfo, plainText }) => (colorInfo ?? plainText)?.translated);
  return (
    <li>
      <Picture image={image} sizes="6rem" />
      <div>
        <Link href={url?.relativePath ?? '/'}>{name}</Link>
        <p>{choices.join(', ')}</p>
        <p className="quantity">
          <button
            type="button"
            aria-label={`One ${name} less`}
            disabled={quantity < 2}
            onClick={() => onQuantity(quantity - 1)}
          >
            −
          </button>
          <output>{quantity}</output>
          <button type="button" aria-label={`One ${name} more`} onClick={() => onQuantity(quantity + 1)}>
            +
          </button>
          <button type="button" className="plain" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </button>
        </p>
      </div>
      <span className="price">{formatMoney(line.pricing?.totalPrice?.amount, currency)}</span>
    </li>
  );
}
