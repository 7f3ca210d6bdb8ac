import type { ReactNode } from 'react';
import { bookingTexts } from '../texts/booking';
import { formOutcomeTexts } from '../texts/form-outcome';
import { useTexts } from '../../../platform/language/use-texts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';

/** Notices above the form: a restored draft, a request with an unknown outcome, an email address to confirm. */
export function FormNotices({
  restored,
  onStartAgain,
  unknown,
  verify,
}: {
  restored: boolean;
  onStartAgain: () => void;
  unknown: boolean;
  verify: ReactNode;
}) {
  const { t } = useTexts(bookingTexts);
  const { t: outcome } = useTexts(formOutcomeTexts);
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
