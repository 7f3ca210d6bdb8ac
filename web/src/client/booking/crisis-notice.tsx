import { bookingCopy } from './texts/booking';
import { useCopy } from '../../platform/language/use-copy';
import { Banner } from '../../ui/banner';

/** That no emergency support is given, on the pages of a booking too (specification section 1). */
export function CrisisNotice() {
  const { t } = useCopy(bookingCopy);
  return (
    <Banner tone="accent" title={t.crisisTitle}>
      {t.crisis}
    </Banner>
  );
}
