import type { ReactNode } from 'react';
import { sessionsCopy } from '../../copy/booking/sessions';
import { useCopy } from '../../copy/use-copy';
import { AnchorButton } from '../../ui/link-button';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** A link to another site in its own tab, without a way back to this one. */
export function OutsideLink({
  href,
  primary = false,
  size = 'md',
  children,
}: {
  href: string;
  primary?: boolean;
  size?: 'sm' | 'md';
  children: ReactNode;
}) {
  const { t } = useCopy(sessionsCopy);
  return (
    <AnchorButton
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      size={size}
      variant={primary ? 'primary' : 'secondary'}
    >
      {children}
      <VisuallyHidden> {t.opensNewTab}</VisuallyHidden>
    </AnchorButton>
  );
}
