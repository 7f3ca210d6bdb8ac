import { PAYMENT_METHODS, recordPayment } from '@tulia/domain/calls/booking-desk';
import type { InputOf } from '@tulia/domain/calls/call';
import type { Booking } from '@tulia/domain/records/booking';
import { useId, useState, type SyntheticEvent } from 'react';
import { adminDeskCopy } from '../../../copy/staff/admin-desk';
import { problemSentence } from '../../../copy/staff/admin-editor';
import { useCopy } from '../../../copy/use-copy';
import { useCall } from '../../../live/use-call';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Stack } from '../../../ui/layout';
import { Select, TextField } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { newRequestId } from '../behalf/behalf-values';
import { refusalText } from '../refusal-text';

type Method = InputOf<typeof recordPayment>['method'];

/** Money that came in: how much, how, and by which code. */
export function PaymentDialog({
  booking,
  due,
  onClose,
}: {
  booking: Booking;
  /** whole shillings offered as the amount */
  due: number;
  onClose: () => void;
}) {
  const { t, lang } = useCopy(adminDeskCopy);
  const formId = useId();
  const [amount, setAmount] = useState(due);
  const [method, setMethod] = useState<Method>('mobile-money');
  const [code, setCode] = useState('');
  const [requestId, setRequestId] = useState(newRequestId);
  /** an amount that was refused as more than is open: asked about, and taken when it is said to be right */
  const [above, setAbove] = useState<number | null>(null);
  const [isRight, setIsRight] = useState(false);
  const { busy, problems, send } = useCall(recordPayment);
  const isAbove = amount === above;
  /** other details make another request */
  const changed = () => setRequestId(newRequestId());
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { id: bookingId, version } = booking;
    const acceptOverpayment = isAbove && isRight;
    const answer = await send({
      ...{ requestId, bookingId, version, amount, method, code: code.trim() },
      ...(acceptOverpayment && { acceptOverpayment }),
    });
    if (answer === null) return;
    if ('done' in answer) {
      toast({ title: t.paymentSaved, description: booking.referenceNumber });
      onClose();
    } else if (!answer.refused.is('invalid-input')) {
      if (answer.refused.is('amount-above-due')) setAbove(amount);
      const description = refusalText(answer.refused, lang);
      toast({ variant: 'destructive', title: t.error, description });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={!busy}
      closeLabel={t.close}
      title={t.recordTitle}
      description={`${booking.clientName}, ${booking.referenceNumber}`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={t.saving}>
            {t.record}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextField
            label={t.amount}
            type="number"
            inputMode="numeric"
            required
            value={Number.isNaN(amount) ? '' : amount}
            error={problemSentence(problems.amount, lang)}
            onChange={(event) => {
              setAmount(event.target.valueAsNumber);
              setIsRight(false);
              changed();
            }}
          />
          {isAbove && (
            <Checkbox
              label={t.amountIsRight}
              checked={isRight}
              onChange={(event) => {
                setIsRight(event.target.checked);
                changed();
              }}
            />
          )}
          <Select
            label={t.method}
            value={method}
            onChange={(event) => {
              setMethod(event.target.value as Method);
              changed();
            }}
          >
            {PAYMENT_METHODS.map((each) => (
              <option key={each} value={each}>
                {t.methods[each]}
              </option>
            ))}
          </Select>
          <TextField
            label={t.code}
            optional={t.optional}
            autoComplete="off"
            value={code}
            error={problemSentence(problems.code, lang)}
            onChange={(event) => {
              setCode(event.target.value);
              changed();
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
