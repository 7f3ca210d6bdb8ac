import { rejectBooking } from '@tulia/domain/calls/bookings/decide-booking';
import type { InputOf } from '@tulia/domain/calls/call';
import type { BookingDialogProps } from '../board/board-context';
import { adminDecisionsTexts } from '../board/texts/decisions';
import { problemSentence } from '../../parts/texts/editor';
import { useTexts } from '../../../platform/language/use-texts';
import { useSchemaForm } from '../../../platform/hooks/use-schema-form';
import { rejectSeries } from '../../../platform/live/call-names';
import { call } from '../../../platform/live/call';
import { useAction } from '../../../platform/live/use-action';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { TextArea } from '../../../ui/fields/text-field';
import { mailSentence, sentences, tellOfChange } from '../board/mails/tell-of-change';
import { refusalText } from '../board/refusal-text';
import { LaterToo } from './later-too';
import { useLaterOf } from './use-later-of';

/** The contract's limit. */
const REASON_MAX = 500;

/** The client reads the reason. The later requests of a series go with it, unless staff take them out. */
export function RejectDialog({ booking, notice, onClose }: BookingDialogProps) {
  const { t, common, lang } = useTexts(adminDecisionsTexts);
  const { id: bookingId, version } = booking;
  const series = useLaterOf(booking, true);
  const tell = (made: number) =>
    tellOfChange({ bookingId, version: made }, ({ fate }) => ({
      title: t.rejected,
      description: sentences(mailSentence(fate, lang), t.timeFree),
    }));
  const reject = async (input: InputOf<typeof rejectBooking>) => {
    if (series.together.length === 1) return call(rejectBooking, input);
    await call(rejectSeries, { sessions: series.seen, reason: input.reason });
    return { version: version + 1 };
  };
  const { busy, refusal, run } = useAction(reject, {
    onDone: ({ version: made }) => {
      onClose();
      tell(made);
    },
  });
  const form = useSchemaForm<{ reason: string }, InputOf<typeof rejectBooking>>(
    rejectBooking.input,
    {
      defaultValues: { reason: '' },
      inputOf: ({ reason }) => ({ bookingId, version, reason: reason.trim() }),
      say: (code) => (code === 'reason-required' ? t.reasonRequired : problemSentence(code, lang)),
    },
  );

  return (
    <FormDialog
      onSubmit={form.submit(run)}
      busy={busy}
      onClose={onClose}
      danger
      title={t.rejectTitle}
      description={
        <>
          <strong>{booking.clientName}</strong>
          <span>{`, ${booking.referenceNumber}. ${t.rejectText}`}</span>
        </>
      }
      texts={{
        close: common.close,
        back: common.back,
        send: t.rejectTitle,
        sending: t.rejectBusy,
      }}
      refusal={refusal && refusalText(refusal, lang)}
    >
      {notice}
      <TextArea label={t.reason} required maxLength={REASON_MAX} {...form.field('reason')} />
      <LaterToo series={series} />
    </FormDialog>
  );
}
