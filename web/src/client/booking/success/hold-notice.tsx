import type { TimePromise } from '@tulia/domain/booking/time-promise';
import { waysToPay } from '@tulia/domain/practice/ways-to-pay';
import type { Instant } from '@tulia/domain/time/instant';
import { formatMoney } from '@tulia/domain/wording/moments';
import { bookingOutcomeTexts } from '../texts/booking-outcome';
import { useTexts } from '../../../platform/language/use-texts';
import { NoWayToPay } from '../../../shared/pay/no-way-to-pay';
import { PromiseText } from '../../../shared/pay/promise-text';
import { usePractice } from '../../../shared/practice/practice';
import { Banner } from '../../../ui/banner';
import { Stack } from '../../../ui/layout';
import { Points } from '../policies/policy-view';
import { useNow } from '../../../platform/hooks/use-now';

/** Minutes and seconds such as "14:05", rounded up to the second; never negative. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The rest of the hold, and how to pay meanwhile. */
export function HoldNotice({
  until,
  isTold,
  isFree,
  zone,
  price,
  reference,
}: {
  /** null after the hold was released */
  until: Instant | null;
  /** the page already shows the end of the hold */
  isTold: boolean;
  isFree: boolean;
  zone: string;
  price: number;
  reference: string;
}) {
  const { t } = useTexts(bookingOutcomeTexts);
  const now = useNow(1000);
  const { mobile, bank } = waysToPay(usePractice());
  const held = until !== null && until > now;
  if (!held && isTold) return null;
  const promise: TimePromise = held
    ? { kind: 'held', until, isFree }
    : { kind: 'lapsed', isFree, mayHold: false };
  return (
    <Banner tone={held ? 'primary' : 'warning'} aria-live="polite">
      <Stack $gap="xs">
        {held && (
          <>
            <strong>{t.holdTitle}</strong>
            {/* The clock moves each second: read on demand, not announced. */}
            <span role="timer" aria-live="off">
              {t.holdLeft(countdown(until - now))}
            </span>
          </>
        )}
        {!isTold && <PromiseText promise={promise} zone={zone} />}
        {price > 0 && (mobile ?? bank) === null && <NoWayToPay />}
        {price > 0 && (mobile ?? bank) !== null && (
          <>
            <span>{t.payNow(formatMoney(price))}</span>
            <Points>
              {mobile !== null && (
                <li>{`${t.mobileMoney}: ${t[mobile.by](mobile.name, mobile.number)}`}</li>
              )}
              {bank !== null && (
                <li>{`${t.bank}: ${t.account(bank.name, bank.holder, bank.account)}`}</li>
              )}
            </Points>
            <span>{t.quoteReference(reference)}</span>
          </>
        )}
      </Stack>
    </Banner>
  );
}
