import { may } from '@tulia/domain/person/permission';
import { PAYMENT_HEALTH_PATH, paymentHealth } from '@tulia/domain/records/money/payment-health';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { adminPaymentsCopy } from '../../copy/staff/money/admin-payments';
import { useCopy } from '../../copy/use-copy';
import { useDocument } from '../../live/use-document';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { Banner } from '../../ui/banner';
import { LinkButton } from '../../ui/link-button';

/** The provider no longer takes the practice's credentials; nothing at all while it does. For those who can mend it. */
export function PaymentTrouble() {
  const { t, lang } = useCopy(adminPaymentsCopy);
  const { role } = useSession();
  const isShown = role !== null && may(role, 'manage-practice');
  const { data } = useDocument(isShown ? PAYMENT_HEALTH_PATH : null, paymentHealth);
  if (data === undefined || data === null || data.problem === null) return null;
  return (
    <Banner
      tone="danger"
      title={t.trouble}
      action={
        <LinkButton to={paths.adminSettings} variant="secondary" size="sm">
          {t.toSettings}
        </LinkButton>
      }
    >
      {t.troubleText(data.since === null ? '' : formatShortDay(data.since, lang))}
    </Banner>
  );
}
