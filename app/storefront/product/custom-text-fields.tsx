import type { ProductCustomTextField } from 'storewire';
import { useText } from '../../shared/text/text.ts';

const PREFIX = 'text:';

/** Custom text fields of the product. */
export function CustomTextFields({ fields }: { fields: readonly ProductCustomTextField[] }) {
  const text = useText();
  return fields.map(({ title = '', maxLength, mandatory = false }) => (
    <label key={title} className="flex flex-col gap-2">
      <span className="text-sm font-medium">
        {title} {mandatory ? null : <span className="font-normal text-soft">({text.product.optional})</span>}
      </span>
      <input
        name={PREFIX + title}
        required={mandatory}
        maxLength={maxLength}
        autoComplete="off"
        className="min-h-11 rounded-xl border border-edge bg-raised px-4 hover:border-accent"
      />
    </label>
  ));
}

/** The entered texts by field title. Empty fields are omitted. */
export function readCustomTexts(form: FormData): { customTextFields?: Record<string, string> } {
  const typed = [...form].flatMap(([name, value]) =>
    name.startsWith(PREFIX) && typeof value === 'string' && value.trim() !== ''
      ? [[name.slice(PREFIX.length), value.trim()] as const]
      : [],
  );
  return typed.length > 0 ? { customTextFields: Object.fromEntries(typed) } : {};
}
