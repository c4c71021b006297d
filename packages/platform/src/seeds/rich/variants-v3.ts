/** Options and variants of a sample product in version 3. */
import type { ProductMediaItemV3 } from 'storewire';
import type { StoredOption, StoredVariant } from '../../features/catalog-v3/stored-product.ts';
import { files } from '../../features/media/stored-file.ts';
import type { Context } from '../../kernel/context/context.ts';
import { uuidOf } from '../../kernel/store/ids.ts';
import { type Money, moneyOf, percentOf } from '../../kernel/values/money.ts';
import { GLAZES, type GlazeName } from './pictures.ts';
import type { SampleProduct } from './products.ts';
import { FILM, fileFor, type filesOf, optionsOf, skuOf } from './sample-parts.ts';

type SampleFiles = ReturnType<typeof filesOf>;

/** What a piece costs the potter, in percent of its price. */
const COST = '40';

/** The options, which products share by name: glazes are swatches with the pictures that show them. */
export const optionsV3 = (
  sample: SampleProduct,
  { pictures, ids }: SampleFiles,
  items: readonly ProductMediaItemV3[],
): StoredOption[] =>
  optionsOf(sample).map(({ name, choices }) => ({
    id: uuidOf(`option ${name}`),
    key: name,
    name,
    optionRenderType: name === 'Glaze' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
    choicesSettings: {
      choices: choices.map((choice) => ({
        choiceId: uuidOf(`choice ${name} ${choice}`),
        key: choice,
        name: choice,
        ...(name === 'Glaze'
          ? swatch(
              choice,
              pictures
                .filter(({ glaze }) => glaze === choice)
                .flatMap(({ file }) => items.find(({ id }) => id === ids.get(file)) ?? []),
            )
          : { choiceType: 'CHOICE_TEXT' as const }),
      })),
    },
  }));

function swatch(glaze: string, [first, ...others]: readonly ProductMediaItemV3[]) {
  const shown = [first, ...others].flatMap((item) =>
    item?.id === undefined
      ? []
      : { mediaId: item.id, ...(item.image?.url !== undefined && { url: item.image.url }) },
  );
  return {
    choiceType: 'ONE_COLOR' as const,
    colorCode: GLAZES[glaze as GlazeName],
    ...(first?.image && { displayImage: first.image }),
    ...(shown.length > 0 && { media: { items: shown } }),
  };
}

/** A variant for each combination of choices. */
export function variantsV3(
  context: Context,
  sample: SampleProduct,
  { options, files: sampleFiles }: { options: readonly StoredOption[]; files: SampleFiles },
): StoredVariant[] {
  const money = moneyOf(context.settings);
  return combinationsOf(options).map((chosen) => {
    const names = Object.fromEntries(chosen.map(({ option, choice }) => [option.name, choice.name]));
    const full = sample.sizes?.find(([label]) => label === names['Size'])?.[1] ?? sample.price;
    const price = money.minor(full);
    const actual = price - reductionOf(money, sample, price);
    return {
      id: context.ids.uuid(),
      visible: true,
      sku: skuOf(sample, names),
      choices: chosen.map(({ option, choice }) => ({
        optionChoiceIds: { optionId: option.id, choiceId: choice.choiceId },
      })),
      price: {
        actualPrice: { amount: money.decimal(actual) },
        ...(sample.reduced && { compareAtPrice: { amount: money.decimal(price) } }),
      },
      revenueDetails: { cost: { amount: money.decimal(percentOf(price, COST)) } },
      ...(sample.isDigital
        ? { digitalProperties: { digitalFile: digitalFileOf(context, sample, sampleFiles) } }
        : {
            physicalProperties: {
              weight: sample.weight,
              ...(sample.per && {
                pricePerUnit: {
                  settings: { quantity: sample.per.quantity, measurementUnit: sample.per.unit },
                },
              }),
            },
          }),
    };
  });
}

function reductionOf(money: Money, { reduced }: SampleProduct, price: bigint): bigint {
  if (!reduced) return 0n;
  return 'percent' in reduced ? percentOf(price, reduced.percent) : money.minor(reduced.amount);
}

interface Chosen {
  option: StoredOption;
  choice: StoredOption['choicesSettings']['choices'][number];
}

/** Each combination of a choice of every option. */
const combinationsOf = (options: readonly StoredOption[]): Chosen[][] =>
  options.reduce<Chosen[][]>(
    (all, option) =>
      all.flatMap((chosen) =>
        option.choicesSettings.choices.map((choice) => [...chosen, { option, choice }]),
      ),
    [[]],
  );

function digitalFileOf({ db }: Context, sample: SampleProduct, { ids }: SampleFiles) {
  const fileName = fileFor(sample);
  const id = ids.get(fileName) ?? '';
  return {
    id,
    fileName,
    fileSize: db.of(files).get(id)?.sizeInBytes ?? '0',
    fileType: fileName === FILM ? ('SECURE_VIDEO' as const) : ('SECURE_DOCUMENT' as const),
  };
}
