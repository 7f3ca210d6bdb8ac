import { Ban, CheckCheck, CircleCheck, CircleHelp, Hourglass, UserX } from 'lucide-react';

const ICONS = {
  held: Hourglass,
  pending: CircleHelp,
  confirmed: CircleCheck,
  completed: CheckCheck,
  no_show: UserX,
  blocked: Ban,
} as const;

export function SignIcon({ sign, size = 14 }: { sign: keyof typeof ICONS; size?: number }) {
  const Icon = ICONS[sign];
  return <Icon aria-hidden size={size} />;
}
