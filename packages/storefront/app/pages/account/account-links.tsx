import { AtSign, KeyRound, MapPin, Package, UserRound, UserRoundX, UsersRound } from 'lucide-react';
import type { ComponentType } from 'react';
import { Form } from 'react-router';
import { Button } from '../../components/button.tsx';
import { ReviewsLink } from '../../features/reviews/reviews-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import type { AccountLink } from '../../shop/account/account-section.tsx';
import { useText } from '../../text/text.tsx';

/** The pages of the account, for its navigation and its overview. */
export function AccountLinks({ Link }: { Link: ComponentType<AccountLink> }) {
  const { account } = useText();
  return (
    <>
      <Link path="orders" label={account.orders} text={account.ordersHint} Icon={Package} />
      <ReviewsLink Link={Link} />
      <Link path="profile" label={account.profile} text={account.profileHint} Icon={UserRound} />
      <Link path="addresses" label={account.addresses} text={account.addressesHint} Icon={MapPin} />
      <Link path="contact" label={account.contact} text={account.contactHint} Icon={AtSign} />
      <Link path="password" label={account.password} text={account.passwordHint} Icon={KeyRound} />
      <Link path="community" label={account.community} text={account.communityHint} Icon={UsersRound} />
      <Link path="delete" label={account.remove} text={account.removeHint} Icon={UserRoundX} />
    </>
  );
}

/** Signs out in all tabs. */
export function SignOutForm({ className }: { className?: string }) {
  const { account } = useText();
  const { home } = usePaths();
  return (
    <Form method="post" action="/sign-out" reloadDocument className={className}>
      <input type="hidden" name="returnTo" value={home} />
      <Button type="submit" look="outline">
        {account.signOut}
      </Button>
    </Form>
  );
}
