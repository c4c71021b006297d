/** The dozen shoppers of the sample shop, with profiles and addresses. They are invented. */

import { ANN } from '../../features/identity/samples.ts';
import { addMember } from '../../features/members/members.ts';
import { members, type StoredMember } from '../../features/members/stored-member.ts';
import type { Context } from '../../kernel/context/context.ts';
import { goTo } from '../shared/timeline.ts';

interface SampleShopper {
  first: string;
  last: string;
  country: string;
  city: string;
  postalCode: string;
  street: string;
  /** What others see on the page of a member who is public. */
  title?: string;
}

const SHOPPERS: readonly SampleShopper[] = [
  {
    first: 'Mara',
    last: 'Brennan',
    country: 'IE',
    city: 'Galway',
    postalCode: 'H91 X2V4',
    street: '12 Quay Street',
    title: 'Potter on Sundays',
  },
  {
    first: 'Tomás',
    last: 'Keane',
    country: 'IE',
    city: 'Cork',
    postalCode: 'T12 W8P3',
    street: '4 Paul Street',
  },
  {
    first: 'Ingrid',
    last: 'Solberg',
    country: 'NO',
    city: 'Bergen',
    postalCode: '5003',
    street: 'Strandgaten 18',
  },
  {
    first: 'Jonas',
    last: 'Weber',
    country: 'DE',
    city: 'Koblenz',
    postalCode: '56068',
    street: 'Rheinstr. 7',
  },
  {
    first: 'Yael',
    last: 'Lavi',
    country: 'IL',
    city: 'Haifa',
    postalCode: '3303139',
    street: '21 HaNamal',
    title: 'Collects blue cups',
  },
  {
    first: 'Amélie',
    last: 'Roux',
    country: 'FR',
    city: 'Nantes',
    postalCode: '44000',
    street: '3 rue Kervégan',
  },
  {
    first: 'Kenji',
    last: 'Mori',
    country: 'JP',
    city: 'Kyoto',
    postalCode: '605-0846',
    street: '5 Gojobashi Higashi',
  },
  { first: 'Lucía', last: 'Ferrer', country: 'ES', city: 'Vigo', postalCode: '36202', street: 'Rúa Real 9' },
  {
    first: 'Piotr',
    last: 'Zając',
    country: 'PL',
    city: 'Gdynia',
    postalCode: '81-372',
    street: 'Portowa 2',
  },
  {
    first: 'Sofia',
    last: 'Lindqvist',
    country: 'SE',
    city: 'Malmö',
    postalCode: '211 34',
    street: 'Hamngatan 11',
    title: 'Tea, always',
  },
  {
    first: 'Declan',
    last: 'Moss',
    country: 'IE',
    city: 'Dublin',
    postalCode: 'D08 YX70',
    street: '30 Meath Street',
  },
  {
    first: 'Nora',
    last: 'van Dijk',
    country: 'NL',
    city: 'Delft',
    postalCode: '2611 GC',
    street: 'Oude Delft 50',
  },
];

/** A member of the shop, and where its orders go. */
export interface Shopper {
  member: StoredMember;
  email: string;
  name: string;
  address: { country: string; city: string; postalCode: string; addressLine: string };
}

/** The sample account that asks for nothing but its password, which readers of the documentation sign in with. */
export function annAsShopper({ db }: Context): Shopper {
  const member = db.of(members).get(ANN.id);
  if (!member) throw new TypeError('The sample accounts are missing');
  const address = { country: 'IE', city: 'Galway', postalCode: 'H91 E2R5', addressLine: '7 Dock Road' };
  return { member, email: ANN.email, name: ANN.name, address };
}

/** Adds the first `count` shoppers. */
export function seedShoppers(context: Context, count = SHOPPERS.length): Shopper[] {
  return SHOPPERS.slice(0, count).map((sample, index) => {
    goTo(context, 80 - index);
    const { first, last, title, country, city, postalCode, street } = sample;
    const plain = first.normalize('NFD').replaceAll(/\P{ASCII}/gu, '');
    const email = `${plain.toLowerCase()}@example.com`;
    const address = { country, city, postalCode, addressLine: street };
    const member = addMember(
      context,
      {
        loginEmail: email,
        contact: { firstName: first, lastName: last, emails: [email], phones: [], addresses: [address] },
        profile: { nickname: first, ...(title && { title }) },
        privacyStatus: title ? 'PUBLIC' : 'PRIVATE',
      },
      { loginEmailVerified: true },
    );
    return { member, email, name: first, address };
  });
}
