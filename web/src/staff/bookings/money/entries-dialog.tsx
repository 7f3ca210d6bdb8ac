import { METHOD_LABELS } from '@tulia/domain/wording/labels';
import { amountToPay } from '@tulia/domain/booking/payment';
import { correctPayment } from '@tulia/domain/calls/bookings/staff-actions';
import type { InputOf, OutputOf } from '@tulia/domain/calls/call';
import type { MoneyEntry } from '@tulia/domain/money/entry';
import { may } from '@tulia/domain/person/permission';
import type { Booking } from '@tulia/domain/booking/booking';
import { payments } from '@tulia/domain/records/payment';
import { formatMoney, formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { adminMoneyTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Awaited } from '../../parts/awaited';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { useQuery } from '../../../platform/live/use-query';
import { paths } from '../../../paths';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { TextField } from '../../../ui/fields/text-field';
import { Cluster, Stack } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { useBoard } from '../board/board-context';
import { Soft } from '../board/soft';
import { MoneySums } from './money-sums';
import { PayLinkPart } from './pay-link-part';
import { PaymentDialog } from './payment-dialog';
import { MayBeDone } from './may-be-done';
import { useMoneyForm } from './use-money-form';
import { WaiveDialog } from './waive-dialog';

/** The entries of a booking; managers of the practice may take one back. */
export function EntriesDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, common } = useTexts(adminMoneyTexts);
  const { role } = useBoard();
  const [wrong, setWrong] = useState<MoneyEntry | null>(null);
  const [open, setOpen] = useState<'record' | 'waive' | null>(null);
  const manages = may(role, 'manage-practice');
  const found = useQuery(`entries:${booking.id}`, payments, ({ db, sdk }) =>
    sdk.query(
      sdk.collection(db, payments.collection),
      sdk.where('bookingId', '==', booking.id),
      sdk.limit(100),
    ),
  );
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
  const { kind, amount, method, code, at, by, note, id } = entry;
  const isTakenBack = all.some(({ corrects }) => corrects === id);
  const who = by.kind === 'system' ? t.bySystem : by.name;
  const facts = [
    formatShortDay(at, lang),
    method === null ? '' : METHOD_LABELS[lang][method],
    code,
    who,
    note,
  ];
  return (
    <li>
      <Cluster $justify="space-between">
        <div>
          <strong>{`${t.kinds[kind]} ${formatMoney(amount)}`}</strong>
          {isTakenBack && <span>{` (${t.takenBack})`}</span>}
          <Soft>{facts.filter(Boolean).join(' · ')}</Soft>
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

function TakeBackDialog({
  booking,
  entry,
  onClose,
}: {
  booking: Booking;
  entry: MoneyEntry;
  onClose: () => void;
}) {
  const { t, common } = useTexts(adminMoneyTexts);
  const { id: bookingId, version } = booking;
  const form = useContractForm<
    { note: string },
    InputOf<typeof correctPayment>,
    OutputOf<typeof correctPayment>
  >(correctPayment, {
    defaultValues: { note: '' },
    inputOf: ({ note }) => ({ bookingId, version, entryId: entry.id, note }),
    ...useMoneyForm(booking, t.saved, onClose),
    failed: t.failed,
  });
  return (
    <FormDialog
      onSubmit={form.submit}
      busy={form.action.busy}
      onClose={onClose}
      danger
      title={t.takeBackTitle}
      description={`${t.kinds[entry.kind]} ${formatMoney(entry.amount)}. ${t.takeBackText}`}
      texts={{ close: common.close, back: common.cancel, send: t.takeBack, sending: t.saving }}
    >
      <MayBeDone unanswered={form.action.unanswered} />
      <TextField label={t.reason} required autoComplete="off" {...form.field('note')} />
    </FormDialog>
  );
}
