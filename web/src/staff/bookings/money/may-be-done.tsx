import { adminMoneyTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Banner } from '../../../ui/banner';

/**
 * Without an answer the payment may be recorded, and staff may safely send it again. The booking behind the dialog may
 * show it already, so the dialog says no more of its sums.
 */
export function MayBeDone({ unanswered }: { unanswered: object | null }) {
  const { t } = useTexts(adminMoneyTexts);
  return unanswered === null ? null : <Banner tone="warning">{t.mayBeDone}</Banner>;
}
