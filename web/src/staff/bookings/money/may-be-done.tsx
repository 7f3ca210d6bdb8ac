import { adminMoneyTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Banner } from '../../../ui/banner';

/**
 * Says that what was sent may be recorded although no answer came, and that it is safe to send it again. The booking
 * behind the dialog may show it by then, so nothing else may be said of its sums.
 */
export function MayBeDone({ unanswered }: { unanswered: object | null }) {
  const { t } = useTexts(adminMoneyTexts);
  return unanswered === null ? null : <Banner tone="warning">{t.mayBeDone}</Banner>;
}
