import { useBookingTexts } from './texts/booking';
import { Banner } from '../../ui/banner';

/** Says that the practice gives no emergency support (specification section 1). */
export function CrisisNotice() {
  const { t } = useBookingTexts();
  return (
    <Banner tone="accent" title={t.crisisTitle}>
      {t.crisis}
    </Banner>
  );
}
