import type { ReactNode } from 'react';
import { commonTexts } from '../../platform/language/texts';
import { useTexts } from '../../platform/language/use-texts';
import { AnchorButton } from '../../ui/link-button';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** A link to another site in its own tab, without a way back to this one: a meeting, a calendar. */
export function OutsideLink({
  href,
  primary = false,
  size = 'md',
  about,
  children,
}: {
  /** a link that `@tulia/domain/booking/meeting/meeting-link` has let pass */
  href: string;
  primary?: boolean;
  size?: 'sm' | 'md';
  /** tells the link from similar ones for screen readers: a name, a reference number */
  about?: string;
  children: ReactNode;
}) {
  const { t } = useTexts(commonTexts);
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
