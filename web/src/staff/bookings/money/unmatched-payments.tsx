import { assignPayment } from '@tulia/domain/calls/payments/payments';
import { accountCode, typedAccountCode } from '@tulia/domain/money/provider/account-code';
import { isFingerprint } from '@tulia/domain/money/provider/kenyan-phone';
import { likenessOf, ranked, wholeShillings } from '@tulia/domain/money/provider/received';
import type { Booking } from '@tulia/domain/booking/booking';
import { candidateOf } from '@tulia/domain/booking/payment';
import { STATUS_LABELS } from '@tulia/domain/wording/labels';
import { bookings } from '@tulia/domain/records/booking';
import type { UnmatchedPayment } from '@tulia/domain/money/provider/unmatched-payment';
import { formatMoney, formatShortDay } from '@tulia/domain/wording/moments';
import { ChevronRight, HandCoins } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { nearMoment } from '../../../shared/views/moments';
import { adminMoneyTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { useAction } from '../../../platform/live/use-action';
import { Awaited } from '../../parts/awaited';
import { useList } from '../../../platform/live/use-list';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { TextField } from '../../../ui/fields/text-field';
import { Soft, Stack } from '../../../ui/layout';
import { color, radius, space, target, text } from '../../../ui/tokens';
import { useBoard } from '../board/board-context';
import { useBookingsByIds } from '../board/use-bookings-by-ids';
import { UNMATCHED_HASH } from '../../parts/use-open-link';
import { unmatchedSum, useUnmatched } from './use-unmatched';
import { refusalText } from '../board/refusal-text';

const Line = styled(Link)`
  display: flex;
  gap: ${space.xs};
  align-items: center;
  min-height: ${target};
  padding: 0 ${space.sm};
  border-radius: ${radius.md};
  background: ${color.warningSoft};
  color: ${color.onWarningSoft};
  font-size: ${text.sm};
  font-weight: 700;
  text-decoration: none;
  > :last-child {
    margin-left: auto;
  }
`;

/** One line, which opens the unmatched payments over the list; nothing without any. */
export function UnmatchedPayments() {
  const { t, common } = useTexts(adminMoneyTexts);
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { status, data } = useUnmatched(true);
  const close = () => void navigate({ search }, { replace: true });
  if (status === 'error') return <Banner tone="warning">{t.unmatchedFailed}</Banner>;
  const isOpen = hash === UNMATCHED_HASH;
  if (data === undefined || (data.length === 0 && !isOpen)) return null;
  return (
    <>
      {data.length > 0 && (
        <Line to={{ search, hash: UNMATCHED_HASH }} replace={isOpen}>
          <HandCoins aria-hidden size={18} />
          <span>
            {t.unmatchedCount(data.length, unmatchedSum(data.map(({ amount }) => amount)))}
          </span>
          <ChevronRight aria-hidden size={16} />
        </Line>
      )}
      {isOpen && (
        <Dialog
          open
          onOpenChange={close}
          title={t.unmatched}
          description={data.length > 0 ? t.unmatchedLead : t.unmatchedNone}
          closeLabel={common.close}
          toRead
        >
          <Items as="ul">
            {data.map((item) => (
              <Item key={item.code} item={item} />
            ))}
          </Items>
        </Dialog>
      )}
    </>
  );
}

const Items = styled(Stack)`
  > li {
    padding-top: ${space.sm};
    border-top: 1px solid ${color.line};
  }
`;

function Item({ item }: { item: UnmatchedPayment }) {
  const { t, common, lang } = useTexts(adminMoneyTexts);
  const [typed, setTyped] = useState('');
  const [isReturning, setReturning] = useState(false);
  const { method, code, amount, phone, account, name = '', at, suggestions } = item;
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
    ...(name === '' ? [] : [t.payer(name)]),
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
        <Suggestions item={item} ids={suggestions} busy={busy} onChosen={assign} />
        {hasSum && (
          <TextField
            label={t.find}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        {wanted !== null && <Found item={item} account={wanted} busy={busy} onChosen={assign} />}
        <div>
          <Button size="sm" variant="quiet" disabled={busy} onClick={() => setReturning(true)}>
            {t.returned}
          </Button>
        </div>
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
  item: UnmatchedPayment;
  busy: boolean;
  onChosen: (bookingId: string) => void;
}

/** The likeliest first, as the bookings are now. */
function Suggestions({ ids, ...choosing }: Choosing & { ids: readonly string[] }) {
  const found = useBookingsByIds(ids);
  return found.status === 'loading' ? (
    <Awaited of={[found]} />
  ) : (
    <Choices bookings={found.data ?? []} {...choosing} />
  );
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
  return <Choices bookings={own} {...choosing} />;
}

const Choice = styled(Button)`
  display: block;
  width: 100%;
  min-height: ${target};
  border-radius: ${radius.md};
  text-align: left;
  small {
    display: block;
    font-size: ${text.sm};
    font-weight: 400;
  }
`;

function Choices({
  bookings: all,
  item,
  busy,
  onChosen,
}: Choosing & { bookings: readonly Booking[] }) {
  const { t, lang } = useTexts(adminMoneyTexts);
  const { now } = useBoard();
  const candidates = ranked(
    item,
    all.map((booking) => ({ ...candidateOf(booking), booking })),
  );
  if (candidates.length === 0) return null;
  return (
    <Stack as="ul" $gap="xxs">
      {candidates.map(({ booking, ...candidate }) => {
        const due = Math.max(0, candidate.open);
        const why = [
          due > 0 ? t.due(formatMoney(due)) : t.nothingDue,
          ...(candidate.isOver ? [STATUS_LABELS[lang][booking.status]] : []),
          ...likenessOf(item, candidate).map((each) => t.likeness[each]),
        ];
        return (
          <li key={booking.id}>
            <Choice
              size="sm"
              variant="secondary"
              disabled={busy}
              onClick={() => onChosen(booking.id)}
            >
              <span>{`${booking.clientName}, ${nearMoment(booking.startsAt, now, lang)}`}</span>
              <small>{why.join(' · ')}</small>
            </Choice>
          </li>
        );
      })}
    </Stack>
  );
}
