import type { ReactNode } from 'react';
import { bookingCopy } from '../texts/booking';
import { bookingOutcomeCopy } from '../texts/booking-outcome';
import { useCopy } from '../../../platform/language/use-copy';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';

/** What is to be known before the form is filled in: a kept draft, an open outcome, an address to be confirmed. */
export function FormNotices({
  restored,
  onStartAgain,
  unknown,
  verify,
}: {
  restored: boolean;
  onStartAgain: () => void;
  /** a request may have arrived */
  unknown: boolean;
  /** false where there is nothing to confirm */
  verify: ReactNode;
}) {
  const { t } = useCopy(bookingCopy);
  const { t: outcome } = useCopy(bookingOutcomeCopy);
  return (
    <>
      {restored && (
        <Banner
          action={
            <Button variant="quiet" size="sm" onClick={onStartAgain}>
              {t.startAgain}
            </Button>
          }
        >
          {t.draftRestored}
        </Banner>
      )}
      {unknown && <Banner tone="warning">{outcome.unknownKept}</Banner>}
      {verify !== false && (
        <div id="booking-verify" tabIndex={-1}>
          {verify}
        </div>
      )}
    </>
  );
}
