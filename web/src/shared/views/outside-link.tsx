import type { ReactNode } from 'react';
import { useCommonTexts } from '../../platform/language/use-texts';
import { AnchorButton } from '../../ui/link-button';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** Opens another site in its own tab, without access to this one. */
export function OutsideLink({
  href,
  primary = false,
  size = 'md',
  about,
  children,
}: {
  /** checked by `@tulia/domain/booking/meeting/meeting-link` */
  href: string;
  primary?: boolean;
  size?: 'sm' | 'md';
  /** tells similar links apart for screen readers: a name, a reference number */
  about?: string;
  children: ReactNode;
}) {
  const t = useCommonTexts();
  return (
    <AnchorButton
      href={href}
      target="_blank"
      size={size}
      variant={primary ? 'primary' : 'secondary'}
    >
      {children}
      <VisuallyHidden>
        {` ${about === undefined ? '' : `${about} `}${t.opensNewTab}`}
      </VisuallyHidden>
    </AnchorButton>
  );
}
