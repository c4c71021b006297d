import type { Customization } from 'storewire';
import { cursorOf } from '../../../kernel/calls/lists.ts';
import { defineService } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { visibleTo } from '../../catalog/saved-products.ts';
import type { RequestedFields } from '../requested-parts.ts';
import { customizations, LISTS, type StoredCustomization } from '../stored-customization.ts';
import { productsV3 } from '../stored-product.ts';
import { pagingMetadata } from './products-v3.ts';

export const customizationsService = defineService('customizations', {
  handlers: {
    queryCustomizations: ({ query = {}, fields = [] }, context) => {
      const { filter, sort, cursorPaging } = query;
      const page = context.db
        .of(customizations)
        .pageByCursor({ filter, sort }, cursorOf(cursorPaging, context));
      return {
        customizations: page.items.map((each) => toCustomization(context, each, fields)),
        pagingMetadata: pagingMetadata(page),
      };
    },
  },
});

function toCustomization(
  context: Context,
  { choices, ...rest }: StoredCustomization,
  fields: RequestedFields,
): Customization {
  const shown = fields.includes('CHOICE_DISPLAY_IMAGE')
    ? choices
    : choices.map(({ displayImage: _image, ...choice }) => choice);
  return {
    ...rest,
    ...(choices.length > 0 && { choicesSettings: { choices: shown } }),
    ...(fields.includes('ASSIGNED_PRODUCTS_COUNT') && {
      assignedProductsCount: context.db
        .of(productsV3)
        .count({ where: { [`${LISTS[rest.customizationType]}.id`]: rest.id, ...visibleTo(context) } }),
    }),
  };
}
