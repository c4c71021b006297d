/** The checkout settings that the contract describes, for the build of the page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** How a setting is edited, and what the contract says of it. */
export interface Setting {
  /** Its dotted name. */
  path: string;
  kind: 'switch' | 'choice' | 'text' | 'color' | 'number' | 'picture';
  description: string;
  /** Of a choice. */
  choices: string[];
  /** The longest text, or the largest number. */
  max?: number | undefined;
  /** What a color looks like. */
  pattern?: string | undefined;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  enum?: string[];
  maxLength?: number;
  maximum?: number;
  pattern?: string;
  readOnly?: boolean;
}

function kindOf({ $ref = '', type = [], pattern, ...schema }: Schema): Setting['kind'] {
  if ($ref.endsWith('/Image')) return 'picture';
  if (schema.enum) return 'choice';
  if (type.includes('boolean')) return 'switch';
  if (type.includes('integer')) return 'number';
  return pattern ? 'color' : 'text';
}

/** All settings that can be changed, in the order of the contract. A picture is one setting. */
export function checkoutSettings(): Setting[] {
  const text = readFileSync(require.resolve('storewire-contract/contract.json'), 'utf8');
  const { schemas } = JSON.parse(text).components as {
    schemas: Record<string, Schema>;
  };
  const settingsIn = (path: string, own: Schema): Setting[] => {
    const schema = { ...schemas[own.$ref?.split('/').at(-1) ?? ''], ...own };
    const { properties, description = '', maxLength, maximum, pattern } = schema;
    const kind = kindOf(schema);
    if (schema.readOnly) return [];
    if (properties && kind !== 'picture')
      return Object.entries(properties).flatMap(([name, part]) =>
        settingsIn(path ? `${path}.${name}` : name, part),
      );
    return [{ path, kind, description, choices: schema.enum ?? [], max: maxLength ?? maximum, pattern }];
  };
  return settingsIn('', { $ref: '#/components/schemas/CheckoutSettings' });
}
