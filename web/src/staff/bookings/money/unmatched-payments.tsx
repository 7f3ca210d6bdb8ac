import { assignPayment } from '@tulia/domain/calls/payments/payments';
import { accountCode, typedAccountCode } from '@tulia/domain/money/provider/account-code';
import { isFingerprint } from '@tulia/domain/money/provider/kenyan-phone';
import { wholeShillings } from '@tulia/domain/money/provider/received';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import type { UnmatchedPayment } from '@tulia/domain/money/provider/unmatched-payment';
import { unmatchedPayments } from '@tulia/domain/records/money/provider-payment';
import { formatMoney, formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { adminMoneyTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useAction } from '../../../platform/live/use-action';
import { Awaited } from '../../parts/awaited';
import { useDocument } from '../../../platform/live/use-document';
import { useList } from '../../../platform/live/use-list';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { TextField } from '../../../ui/fields/text-field';
import { Cluster, Soft, Stack } from '../../../ui/layout';
import { refusalText } from '../board/refusal-text';

const SHOWN = 50;

/** Unmatched payments, and payments with cents; renders nothing without any. */
export function UnmatchedPayments() {
  const { t } = useTexts(adminMoneyTexts);
  const unmatched = useList('unmatched:open', unmatchedPayments, (sdk) => [
    sdk.where('state', '==', 'open'),
    sdk.orderBy('foundAt', 'desc'),
    sdk.limit(SHOWN),
  ]);
  if (unmatched.status === 'error') return <Banner tone="warning">{t.unmatchedFailed}</Banner>;
  if (unmatched.data === undefined) return <Awaited of={[unmatched]} about={t.unmatched} />;
  if (unmatched.data.length === 0) return null;
  return (
    <Banner tone="warning">
      <Stack>
        <div>
          <strong>{t.unmatched}</strong>
          <Soft $block>{t.unmatchedLead}</Soft>
        </div>
        <Stack as="ul">
          {unmatched.data.map((item) => (
            <Item key={item.code} item={item} />
          ))}
        </Stack>
      </Stack>
    </Banner>
  );
}

function Item({ item }: { item: UnmatchedPayment }) {
  const { t, common, lang } = useTexts(adminMoneyTexts);
  const [typed, setTyped] = useState('');
  const [isReturning, setReturning] = useState(false);
  const { method, code, amount, phone, account, at, suggestions } = item;
  const { run, busy } = useAction(assignPayment, {
    failed: t.assignFailed,
    sentence: refusalText,
    done: (_, { bookingId }) => ({
      title: bookingId === null ? t.returnedDone : t.assigned,
      description: code,
    }),
  });
  const assign = (bookingId: string) => void run({ method, code, bookingId, returnCode: '' });
  const facts = [
    formatShortDay(at, lang),
    code,
    ...(phone === '' ? [] : [isFingerprint(phone) ? t.numberHidden : t.from(phone)]),
    ...(account === '' ? [] : [t.typed(account)]),
  ];
  const hasSum = amount > 0;
  const wanted = hasSum ? typedAccountCode(typed) : null;
  const whole = wholeShillings(item);
  return (
    <li>
      <Stack $gap="xs">
        <div>
          <strong>{hasSum ? formatMoney(amount) : t.noSum}</strong>
          <Soft $block>{facts.join(' · ')}</Soft>
          {!hasSum && <Soft $block>{t.noSumText}</Soft>}
          {whole !== amount && <Soft $block>{t.cents(formatMoney(whole))}</Soft>}
        </div>
        <Cluster $gap="xs">
          {suggestions.map((id) => (
            <Suggestion key={id} bookingId={id} busy={busy} onChosen={assign} />
          ))}
          <Button size="sm" variant="quiet" disabled={busy} onClick={() => setReturning(true)}>
            {t.returned}
          </Button>
        </Cluster>
        {hasSum && (
          <TextField
            label={t.find}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        {wanted !== null && <Found account={wanted} busy={busy} onChosen={assign} />}
      </Stack>
      <AlertDialog
        open={isReturning}
        onOpenChange={() => setReturning(false)}
        title={t.returnedTitle}
        description={t.returnedText(hasSum ? formatMoney(amount) : code)}
        cancelLabel={common.cancel}
        confirmLabel={t.returned}
        busyLabel={common.saving}
        busy={busy}
        onConfirm={() => void run({ method, code, bookingId: null, returnCode: '' })}
      />
    </li>
  );
}

interface Choosing {
  busy: boolean;
  onChosen: (bookingId: string) => void;
}

function Suggestion({ bookingId, ...choosing }: Choosing & { bookingId: string }) {
  const { data } = useDocument(bookingPath(bookingId), bookings);
  return data === null || data === undefined ? null : <Choice booking={data} {...choosing} />;
}

/** Other bookings may have the account code as a search term: as a name, or inside a reference. */
const MOST_ALIKE = 20;

/** Mostly one booking has this account code; two have it only by a rare chance. */
function Found({ account, ...choosing }: Choosing & { account: string }) {
  const { t } = useTexts(adminMoneyTexts);
  const found = useList(`unmatched:booking:${account}`, bookings, (sdk) => [
    sdk.where('searchTerms', 'array-contains', account.toLowerCase()),
    sdk.limit(MOST_ALIKE),
  ]);
  if (found.data === undefined) return <Awaited of={[found]} />;
  const own = found.data.filter(({ referenceNumber }) => accountCode(referenceNumber) === account);
  if (own.length === 0) return <p role="status">{t.noBooking}</p>;
  return (
    <Cluster $gap="xs">
      {own.map((booking) => (
        <Choice key={booking.id} booking={booking} {...choosing} />
      ))}
    </Cluster>
  );
}

function Choice({ booking, busy, onChosen }: Choosing & { booking: Booking }) {
  const { t } = useTexts(adminMoneyTexts);
  return (
    <Button size="sm" variant="secondary" disabled={busy} onClick={() => onChosen(booking.id)}>
      {t.assign(booking.referenceNumber, booking.clientName)}
    </Button>
  );
}
