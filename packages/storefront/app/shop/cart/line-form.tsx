import { Form } from 'react-router';
import { Button, type ButtonProps } from '../../components/button.tsx';

interface LineFormProps extends ButtonProps {
  cartId: string;
  line: string;
  /** The new quantity. Undefined: the line is removed. */
  quantity?: number | undefined;
  /** Makes the change in the page, where it can; the form is then not sent. */
  onChange?: (() => void) | undefined;
}

/** A change of a line as a button. Without JavaScript, it is a form of the page. */
export function LineForm({ cartId, line, quantity, onChange, ...button }: LineFormProps) {
  return (
    <Form
      method="post"
      preventScrollReset
      onSubmit={(event) => {
        if (!onChange) return;
        event.preventDefault();
        onChange();
      }}
    >
      <input type="hidden" name="intent" value={quantity === undefined ? 'remove' : 'quantity'} />
      <input type="hidden" name="cart" value={cartId} />
      <input type="hidden" name="line" value={line} />
      {quantity === undefined ? null : <input type="hidden" name="quantity" value={quantity} />}
      <Button {...button} type="submit" />
    </Form>
  );
}
