import { METHOD_LABELS } from '@tulia/domain/wording/labels';
import { amountToPay, amountDue, keptPayment, refundDue } from '@tulia/domain/booking/payment';
import { makePayLink } from '@tulia/domain/calls/payments/pay-links';
import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';
import { LANGUAGE_FACTS } from '@tulia/domain/person/language';
import type { MoneyEntry } from '@tulia/domain/money/entry';
import { may } from '@tulia/domain/person/permission';
import type { Booking } from '@tulia/domain/booking/booking';
import { payments } from '@tulia/domain/records/payment';
import { formatMoney, formatShortDay } from '@tulia/domain/wording/moments';
import { toInstant } from '@tulia/domain/time/practice-time';
import { useState } from 'react';
import { adminMoneyTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Awaited } from '../../parts/awaited';
import { useAction } from '../../../platform/live/use-action';
import { useList } from '../../../platform/live/use-list';
import { paths } from '../../../paths';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Cluster, Soft, Stack } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { useBoard } from '../board/board-context';
import { PaymentDialog, TakeBackDialog, WaiveDialog } from './payment-dialog';
import { isOver } from '@tulia/domain/booking/status';
import { CopyValue } from '../../../shared/pay/copy-value';
import { usePractice } from '../../../shared/practice/practice';
import { Fact, Facts } from '../../../shared/views/facts';
import { OutsideLink } from '../../../shared/views/outside-link';
import { refusalText } from '../board/refusal-text';

/** The payments, refunds and other money entries of a booking. Managers of the practice may take an entry back. */
export function EntriesDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, common } = useTexts(adminMoneyTexts);
  const { role } = useBoard();
  const [wrong, setWrong] = useState<MoneyEntry | null>(null);
  const [open, setOpen] = useState<'record' | 'waive' | null>(null);
  const manages = may(role, 'manage-practice');
  const found = useList(`entries:${booking.id}`, payments, (sdk) => [
    sdk.where('bookingId', '==', booking.id),
    sdk.limit(100),
  ]);
  if (wrong !== null) {
    return <TakeBackDialog booking={booking} entry={wrong} onClose={() => setWrong(null)} />;
  }
  if (open === 'record') {
    const due = Math.max(0, booking.payment.balance);
    return <PaymentDialog booking={booking} due={due} onClose={() => setOpen(null)} />;
  }
  if (open === 'waive') return <WaiveDialog booking={booking} onClose={() => setOpen(null)} />;
  const entries = [...(found.data ?? [])].sort((a, b) => a.at - b.at);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.entriesTitle}
      description={`${booking.clientName}, ${booking.referenceNumber}`}
      closeLabel={common.close}
    >
      <Stack>
        <MoneySums booking={booking} />
        {found.status === 'error' && <p>{t.entriesFailed}</p>}
        {found.status !== 'error' && found.data === undefined && (
          <Awaited of={[found]}>
            <p role="status">{t.loading}</p>
          </Awaited>
        )}
        {found.data !== undefined && entries.length === 0 && <p>{t.entriesNone}</p>}
        <Stack as="ul" $gap="sm">
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              all={entries}
              onWrong={manages ? () => setWrong(entry) : null}
            />
          ))}
        </Stack>
        <Cluster $gap="xs">
          <Button size="sm" variant="secondary" onClick={() => setOpen('record')}>
            {t.record}
          </Button>
          {manages && booking.payment.balance > 0 && (
            <Button size="sm" variant="secondary" onClick={() => setOpen('waive')}>
              {t.waive}
            </Button>
          )}
          <LinkButton to={`${paths.receipt}?booking=${booking.id}`} variant="quiet" size="sm">
            {t.receipts}
          </LinkButton>
        </Cluster>
        {amountToPay(booking) > 0 && <PayLinkPart booking={booking} />}
      </Stack>
    </Dialog>
  );
}

function Entry({
  entry,
  all,
  onWrong,
}: {
  entry: MoneyEntry;
  all: readonly MoneyEntry[];
  /** null: may not take the entry back */
  onWrong: (() => void) | null;
}) {
  const { t, lang } = useTexts(adminMoneyTexts);
  const { kind, amount, method, code, at, paidOn, by, note, id, corrects } = entry;
  const wrong = all.find((each) => each.id === corrects);
  const minus = wrong?.kind === 'payment' ? '−' : '';
  const isTakenBack = all.some(({ corrects }) => corrects === id);
  const who = by.kind === 'system' ? t.bySystem : by.name;
  const facts = [
    formatShortDay(paidOn === undefined ? at : toInstant(paidOn, '00:00'), lang),
    method === null ? '' : METHOD_LABELS[lang][method],
    code,
    who,
    note,
  ];
  return (
    <li>
      <Cluster $justify="space-between">
        <div>
          <strong>{`${t.kinds[kind]} ${minus}${formatMoney(amount)}`}</strong>
          {isTakenBack && <span>{` (${t.takenBack})`}</span>}
          <Soft $block>{facts.filter(Boolean).join(' · ')}</Soft>
        </div>
        {onWrong !== null && kind !== 'correction' && !isTakenBack && (
          <Button size="sm" variant="quiet" onClick={onWrong}>
            {t.takeBack}
          </Button>
        )}
      </Cluster>
    </li>
  );
}

function MoneySums({ booking }: { booking: Booking }) {
  const { t } = useTexts(adminMoneyTexts);
  const { payment, service, status } = booking;
  const { paid, refunded, waived, state } = payment;
  const back = refundDue(booking);
  const kept = isOver(status) ? keptPayment(booking) : (payment.kept ?? 0);
  const sums: [string, number, boolean][] = [
    [t.sums.price, service.price, true],
    [t.sums.paid, paid, true],
    [t.sums.refunded, refunded, refunded > 0],
    [t.sums.waived, waived, waived > 0],
    [t.sums.kept, kept, kept > 0],
    // After a guardian withdraws the consent, the client need not pay, but the amount stays open.
    [t.sums.open, Math.max(amountDue(booking), amountToPay(booking)), back === 0],
    [state === 'overpaid' ? t.sums.credit : t.sums.back, back, back > 0],
  ];
  return (
    <Facts $look="beside">
      <Fact name={t.sums.state} values={[t.paymentStates[state]]} />
      {sums
        .filter(([, , isShown]) => isShown)
        .map(([name, sum]) => (
          <Fact key={name} name={name} values={[formatMoney(sum)]} />
        ))}
    </Facts>
  );
}

/** A link through which anyone can pay for this booking without an account. Staff copy or send it. */
function PayLinkPart({ booking }: { booking: Booking }) {
  const { t, common, lang } = useTexts(adminMoneyTexts);
  const { name } = usePractice();
  const [link, setLink] = useState<{ url: string; until: number } | null>(null);
  const { language, clientPhone } = booking;
  const { run, busy } = useAction(makePayLink, {
    failed: t.payLinkFailed,
    sentence: refusalText,
    onDone: ({ token, until }) => {
      const page = `${location.origin}${LANGUAGE_FACTS[language].prefix}${paths.pay}`;
      setLink({ url: `${page}#${token}`, until });
    },
  });
  if (link === null) {
    return (
      <div>
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          busyLabel={common.saving}
          onClick={() => void run({ bookingId: booking.id })}
        >
          {t.payLink}
        </Button>
      </div>
    );
  }
  const phone = kenyanMobile(clientPhone);
  // The text names neither client nor subject, since others may read the phone.
  const text = `${name}: ${formatMoney(amountToPay(booking))} ${link.url}`;
  return (
    <Stack $gap="xs">
      <CopyValue name={t.payLink} value={link.url} />
      <Soft>{t.payLinkUntil(formatShortDay(link.until, lang))}</Soft>
      {phone !== null && (
        <div>
          <OutsideLink
            size="sm"
            href={`https://wa.me/${phone}?text=${encodeURIComponent(text)}`}
            about={booking.referenceNumber}
          >
            {t.payLinkSend}
          </OutsideLink>
        </div>
      )}
    </Stack>
  );
}
