import { AtSign, KeyRound, MapPin, UserRound, UserRoundX, UsersRound } from 'lucide-react';
import type { Slots } from '../../slots/feature.ts';
import { useMemberText } from './use-member-text.ts';

/** The pages of this feature, in the navigation of the account. */
export function MemberLinks({ Link }: Slots['account.links']) {
  const { member } = useMemberText();
  return (
    <>
      <Link path="profile" label={member.profile} text={member.profileHint} Icon={UserRound} />
      <Link path="addresses" label={member.addresses} text={member.addressesHint} Icon={MapPin} />
      <Link path="contact" label={member.contact} text={member.contactHint} Icon={AtSign} />
      <Link path="password" label={member.password} text={member.passwordHint} Icon={KeyRound} />
      <Link path="community" label={member.community} text={member.communityHint} Icon={UsersRound} />
      <Link path="delete" label={member.remove} text={member.removeHint} Icon={UserRoundX} />
    </>
  );
}
