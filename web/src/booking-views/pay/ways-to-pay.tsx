import { accountCode } from '@tulia/domain/money/provider/account-code';
import type { Booking } from '@tulia/domain/records/booking';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import { paymentsCopy } from '../../copy/booking/payments';
import { useCopy } from '../../copy/use-copy';
import { Stack } from '../../ui/layout';
import { CopyValue } from './copy-value';
import { PromptForm } from './prompt-form';
import { SaidPaidForm } from './said-paid-form';

/** A prompt where it is switched on, what is typed to pay alone, and the code of such a payment. */
export function WaysToPay({ booking, practice }: { booking: Booking; practice: PracticeSettings }) {
  const { t } = useCopy(paymentsCopy);
  const { payment } = practice;
  return (
    <Stack $gap="sm">
      {payment.promptsOn && <PromptForm booking={booking} />}
      <details open={!payment.promptsOn}>
        <summary>{t.byYourself}</summary>
        <Stack $gap="xs">
          {payment.mobileMoneyPaybill === '' ? (
            <CopyValue
              name={`${payment.mobileMoneyName}, ${t.till}`}
              value={payment.mobileMoneyTill}
            />
          ) : (
            <CopyValue name={t.paybill} value={payment.mobileMoneyPaybill} />
          )}
          <CopyValue name={t.account} value={accountCode(booking.referenceNumber)} />
          <CopyValue
            name={`${t.bank}: ${payment.bankName}, ${payment.bankAccountName}`}
            value={payment.bankAccountNumber}
          />
        </Stack>
      </details>
      {booking.saidCode === null && (
        <details>
          <summary>{t.said}</summary>
          <SaidPaidForm bookingId={booking.id} />
        </details>
      )}
    </Stack>
  );
}
