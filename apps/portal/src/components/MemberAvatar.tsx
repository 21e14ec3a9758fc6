import { Avatar } from '@baize/ui/Avatar';
import { useSession } from '../session.ts';
import { avatarImage } from './avatarImage.ts';

/** The picture that the member has chosen, or the first letter of the name. */
export function MemberAvatar({ size = 36 }: { size?: number }) {
  const { member } = useSession();
  if (member === undefined) return null;
  const { nickname, account, icon } = member;
  return (
    <Avatar
      name={nickname === '' ? account : nickname}
      size={size}
      {...(icon === '' ? {} : { src: avatarImage(icon) })}
    />
  );
}
