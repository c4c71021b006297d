import type { MemberStatus } from 'storewire';
import { expect, test } from 'vitest';
import { writeReview } from '../reviews.ts';
import { createProduct, createShop, eventsIn, type TestShop } from '../shop.ts';

async function join(shop: TestShop, loginEmail: string, member: Record<string, unknown> = {}) {
  const { member: created } = await shop
    .as('staff')
    .members.createMember({ member: { loginEmail, ...member } });
  return { id: created.id ?? '', member: created };
}

const emitted = (shop: TestShop) => eventsIn(shop).map(({ type }) => type.split('.').at(-1));

test('a new member is private and approved, and gets a slug of its own', async () => {
  const shop = createShop();
  const { member } = await join(shop, 'mara@example.com', { profile: { nickname: 'Mara L.' } });
  expect(member).toMatchObject({
    status: 'APPROVED',
    privacyStatus: 'PRIVATE',
    activityStatus: 'ACTIVE',
    profile: { slug: 'mara-l' },
    contact: { phones: [], emails: [], addresses: [] },
  });
  const other = await join(shop, 'other@example.com', { profile: { nickname: 'Mara L.' } });
  expect(other.member.profile?.slug).toBe('mara-l-1');
  expect((await join(shop, 'ben@example.com')).member.profile?.slug).toBe('ben');
  expect(emitted(shop)).toEqual(['member_created', 'member_created', 'member_created']);
});

test('a login email belongs to one member, in any case of letters', async () => {
  const shop = createShop();
  await join(shop, 'mara@example.com');
  await expect(join(shop, 'MARA@example.com')).rejects.toMatchObject({ status: 409 });
  const { member } = await shop.as('staff').members.createMember({ member: {} });
  expect(member.profile?.slug).toBe('member');
});

test('field sets add to the public fields, and shoppers get only these of others', async () => {
  const shop = createShop();
  const { id } = await join(shop, 'mara@example.com', {
    privacyStatus: 'PUBLIC',
    contact: { firstName: 'Mara' },
  });
  const own = shop.as('member', id).members;
  const { member: plain } = await own.getMyMember({});
  expect(plain).toMatchObject({ id, status: 'UNKNOWN', privacyStatus: 'UNKNOWN', activityStatus: 'UNKNOWN' });
  expect(plain.loginEmail ?? plain.contact).toBeUndefined();
  const { member: extended } = await own.getMyMember({ fieldsets: ['EXTENDED'] });
  expect(extended).toMatchObject({ loginEmail: 'mara@example.com', status: 'APPROVED' });
  expect(extended.contact).toBeUndefined();
  const { member: full } = await own.getMyMember({ fieldsets: ['PUBLIC', 'FULL'] });
  expect(full.contact?.firstName).toBe('Mara');
  const { member: seen } = await shop.as('visitor').members.getMember({ id, fieldsets: ['FULL'] });
  expect(seen).toEqual(plain);
});

test('private members are hidden from visitors and other members', async () => {
  const shop = createShop();
  const { id } = await join(shop, 'mara@example.com');
  const ben = await join(shop, 'ben@example.com', { privacyStatus: 'PUBLIC' });
  for (const client of [shop.as('visitor'), shop.as('member', ben.id)]) {
    await expect(client.members.getMember({ id })).rejects.toMatchObject({ status: 404 });
    expect((await client.members.listMembers({})).members?.map((each) => each.id)).toEqual([ben.id]);
  }
  expect((await shop.as('member', id).members.listMembers({})).metadata?.total).toBe(2);
  expect((await shop.as('member', id).members.getMember({ id })).member.id).toBe(id);
  await expect(shop.as('member').members.getMyMember({})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(shop.as('member').members.joinCommunity({})).rejects.toMatchObject({ status: 401 });
});

test('an update changes what is given: lists are replaced, empty lists stay without effect, empty text clears', async () => {
  const shop = createShop();
  const { id } = await join(shop, 'mara@example.com', {
    contact: {
      firstName: 'Mara',
      phones: ['1'],
      addresses: [{ city: 'Galway', streetAddress: { name: 'Quay Street' } }],
      customFields: { glaze: { name: 'Glaze', value: { a: 1 } } },
    },
    profile: { nickname: 'Mara', title: 'Potter' },
  });
  const own = shop.as('member', id).members;
  const { member } = await own.updateMember({
    id,
    member: {
      loginEmail: 'new@example.com',
      contact: {
        firstName: '',
        phones: [],
        emails: ['m@example.com'],
        customFields: { glaze: { value: { b: 2 } } },
      },
      profile: { title: null },
    },
  });
  expect(member.contact).toMatchObject({
    phones: ['1'],
    emails: ['m@example.com'],
    addresses: [{ city: 'Galway', id: expect.any(String) as string }],
    customFields: { glaze: { name: 'Glaze', value: { b: 2 } } },
  });
  expect(member.contact?.customFields?.['glaze']?.value).toEqual({ b: 2 });
  expect(member.contact?.firstName).toBeUndefined();
  expect(member.loginEmail).toBe('mara@example.com');
  expect(member.profile).toEqual({ nickname: 'Mara', slug: 'mara' });
  await own.deleteMemberPhones({ id });
  await own.deleteMemberEmails({ id });
  const { member: cleared } = await own.deleteMemberAddresses({ id });
  expect(cleared.contact).toMatchObject({ phones: [], emails: [], addresses: [] });
});

test('a member cannot change another one', async () => {
  const shop = createShop();
  const { id } = await join(shop, 'mara@example.com', { privacyStatus: 'PUBLIC' });
  const other = shop.as('member').members;
  const notFound = { status: 404 };
  await expect(other.updateMember({ id, member: { profile: { nickname: 'X' } } })).rejects.toMatchObject(
    notFound,
  );
  await expect(other.updateMemberSlug({ id, slug: 'x' })).rejects.toMatchObject(notFound);
  await expect(other.deleteMemberPhones({ id })).rejects.toMatchObject(notFound);
});

test('slugs are unique and case-sensitive', async () => {
  const shop = createShop();
  const { id } = await join(shop, 'mara@example.com');
  const { id: ben } = await join(shop, 'ben@example.com');
  const own = shop.as('member', id).members;
  expect((await own.updateMySlug({ slug: 'Ben' })).member.profile?.slug).toBe('Ben');
  await expect(own.updateMySlug({ slug: 'ben' })).rejects.toMatchObject({ code: 'SLUG_ALREADY_EXISTS' });
  const { member } = await shop.as('staff').members.updateMemberSlug({ id: ben, slug: 'ben' });
  expect(member.profile?.slug).toBe('ben');
  expect(emitted(shop)).toEqual(['member_created', 'member_created', 'member_updated']);
});

test('members join and leave the community, if the site has one', async () => {
  const shop = createShop();
  const { id } = await join(shop, 'mara@example.com');
  const own = shop.as('member', id).members;
  expect((await own.joinCommunity({})).member.privacyStatus).toBe('PUBLIC');
  expect((await own.leaveCommunity({})).member.privacyStatus).toBe('PRIVATE');
  const without = createShop({ settings: { hasCommunity: false } });
  const { id: ben } = await join(without, 'ben@example.com');
  await expect(without.as('member', ben).members.joinCommunity({})).rejects.toMatchObject({
    code: 'COMMUNITY_JOIN_IMPOSSIBLE',
  });
});

test('queries filter, search, sort and page by offset', async () => {
  const shop = createShop();
  for (const name of ['Cat', 'Ann', 'Ben'])
    await join(shop, `${name}@example.com`, {
      profile: { nickname: name },
      privacyStatus: 'PUBLIC',
      contact: { customFields: { team: { value: name === 'Cat' ? 'red' : 'blue' } } },
    });
  const { members } = shop.as('staff');
  const names = (response: Awaited<ReturnType<typeof members.queryMembers>>) =>
    response.members?.map(({ profile }) => profile?.nickname);
  const sort = [{ fieldName: 'profile.nickname', order: 'DESC' }] as const;
  const page = await members.queryMembers({ query: { sort: [...sort], paging: { limit: 2, offset: 1 } } });
  expect(names(page)).toEqual(['Ben', 'Ann']);
  expect(page.metadata).toMatchObject({ count: 2, offset: 1, total: 3 });
  const blue = { 'contact.customFields.team': 'blue' };
  expect(names(await members.queryMembers({ query: { filter: blue, sort: [...sort] } }))).toEqual([
    'Ben',
    'Ann',
  ]);
  expect(names(await members.queryMembers({ search: { expression: 'aNN' } }))).toEqual(['Ann']);
  const byEmail = { search: { expression: 'cat@', fields: ['loginEmail'] } };
  expect(names(await members.queryMembers(byEmail))).toEqual(['Cat']);
  await expect(shop.as('visitor').members.queryMembers(byEmail)).rejects.toMatchObject({ status: 403 });
  await expect(
    shop.as('visitor').members.queryMembers({ query: { filter: { loginEmail: { $startsWith: 'c' } } } }),
  ).rejects.toMatchObject({ status: 403 });
  const found = await shop
    .as('visitor')
    .members.queryMembers({ query: { filter: { 'profile.slug': 'ben' } } });
  expect(names(found)).toEqual(['Ben']);
});

test('blocking ends the sessions of a member, but not of the caller or the owner', async () => {
  const shop = createShop();
  const { id } = await join(shop, 'mara@example.com');
  const own = shop.as('member', id).members;
  const { members } = shop.as('staff');
  expect((await members.blockMember({ id })).member.status).toBe('BLOCKED');
  await expect(own.getMyMember({})).rejects.toMatchObject({ status: 401 });
  expect((await members.approveMember({ id })).member.status).toBe('APPROVED');
  await expect(shop.as('staff', id).members.blockMember({ id })).rejects.toMatchObject({
    code: 'MEMBER_SELF_BLOCK_FORBIDDEN',
  });
  await expect(members.blockMember({ id: shop.shop.ownerId })).rejects.toMatchObject({
    code: 'OWNER_MEMBER_BLOCK_FORBIDDEN',
  });
  expect((await members.muteMember({ id })).member.activityStatus).toBe('MUTED');
  expect((await members.unmuteMember({ id })).member.activityStatus).toBe('ACTIVE');
});

test('no call brings a disconnected member back', async () => {
  const shop = createShop();
  const { id } = await join(shop, 'mara@example.com');
  const { members } = shop.as('staff');
  expect((await members.disconnectMember({ id })).member.status).toBe('OFFLINE');
  await expect(members.approveMember({ id })).rejects.toMatchObject({ status: 400 });
  await expect(members.blockMember({ id })).rejects.toMatchObject({ status: 400 });
  await members.bulkApproveMembers({ filter: { status: 'OFFLINE' } });
  expect((await members.getMember({ id, fieldsets: ['FULL'] })).member.status).toBe('OFFLINE');
});

test('deleted members are gone, with their sessions', async () => {
  const shop = createShop();
  const { id } = await join(shop, 'mara@example.com');
  const { id: ben } = await join(shop, 'ben@example.com');
  const { id: cat } = await join(shop, 'cat@example.com');
  const own = shop.as('member', id).members;
  await expect(own.deleteMyMember({ contentAssigneeId: id })).rejects.toMatchObject({ status: 400 });
  await own.deleteMyMember({ contentAssigneeId: ben });
  await expect(own.getMyMember({})).rejects.toMatchObject({ status: 401 });
  const { members } = shop.as('staff');
  await members.deleteMember({ id: ben });
  await expect(members.getMember({ id: ben })).rejects.toMatchObject({ status: 404 });
  const { results, bulkActionMetadata } = await members.bulkDeleteMembers({ memberIds: [ben, cat] });
  expect(results?.map(({ itemMetadata }) => itemMetadata)).toMatchObject([
    { id: ben, originalIndex: 0, success: false, error: { code: 'NOT_FOUND' } },
    { id: cat, originalIndex: 1, success: true },
  ]);
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
  expect(emitted(shop).filter((type) => type === 'member_deleted')).toHaveLength(3);
});

test.each(['the member', 'a merchant, by a filter'])(
  'what a member wrote goes to the assignee, or to the owner of the site, when the member is deleted by %s',
  async (by) => {
    const shop = createShop();
    const entityId = await createProduct(shop);
    const ben = await join(shop, 'ben@example.com');
    const reviewOf = async (email: string, contentAssigneeId?: string) => {
      const { id } = await join(shop, email);
      const member = shop.as('member', id);
      const review = await writeReview(member, entityId, {}, { author: { authorName: 'Mara' } });
      const assignee = contentAssigneeId === undefined ? {} : { contentAssigneeId };
      if (by === 'the member') await member.members.deleteMyMember(assignee);
      else await shop.as('staff').members.bulkDeleteMembersByFilter({ filter: { id }, ...assignee });
      return (await shop.as('visitor').reviews.getReview({ reviewId: review.id })).review;
    };
    const assigned = await reviewOf('mara@example.com', ben.id);
    expect(assigned).toMatchObject({ content: { rating: 5 }, revision: '2' });
    expect(assigned?.author).toEqual({ contactId: ben.member.contactId, authorType: 'MEMBER' });
    await shop.as('member', ben.id).reviews.deleteReview({ reviewId: assigned?.id ?? '' });
    expect((await reviewOf('ann@example.com'))?.author).toEqual({ authorType: 'UNKNOWN' });
    expect(emitted(shop)).toContain('review_updated');
  },
);

test('what an assignee takes over goes to the owner of the site if the same call deletes the assignee', async () => {
  const shop = createShop();
  const [mara, ben] = [await join(shop, 'mara@example.com'), await join(shop, 'ben@example.com')];
  const review = await writeReview(shop.as('member', mara.id), await createProduct(shop));
  const filter = { id: { $in: [mara.id, ben.id] } };
  await shop.as('staff').members.bulkDeleteMembersByFilter({ filter, contentAssigneeId: ben.id });
  const { review: left } = await shop.as('visitor').reviews.getReview({ reviewId: review.id });
  expect(left?.author).toEqual({ authorType: 'UNKNOWN' });
});

test('jobs block, approve and delete the members of a filter', async () => {
  const shop = createShop();
  for (const name of ['ann', 'ben', 'cat'])
    await join(shop, `${name}@example.com`, { profile: { nickname: name } });
  const { members } = shop.as('staff');
  const total = async (status: MemberStatus) =>
    (await members.queryMembers({ query: { filter: { status } } })).metadata?.total;
  const { jobId } = await members.bulkBlockMembers({
    filter: { loginEmail: { $in: ['ann@example.com', 'ben@example.com'] } },
  });
  expect(jobId).not.toBe('');
  expect(await total('BLOCKED')).toBe(2);
  await members.bulkDeleteMembersByFilter({ filter: { status: 'BLOCKED' }, search: { expression: 'BEN' } });
  expect(await total('BLOCKED')).toBe(1);
  await members.bulkApproveMembers({ filter: { status: 'BLOCKED' } });
  expect(await total('APPROVED')).toBe(2);
});
