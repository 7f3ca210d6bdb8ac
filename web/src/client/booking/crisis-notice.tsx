import { bookingTexts } from './texts/booking';
import { useTexts } from '../../platform/language/use-texts';
import { Banner } from '../../ui/banner';

/** Says that the practice gives no emergency support (specification section 1). */
export function CrisisNotice() {
  const { t } = useTexts(bookingTexts);
  return (
    <Banner tone="accent" title={t.crisisTitle}>
      {t.crisis}
    </Banner>
  );
}
