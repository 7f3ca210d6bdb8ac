import { cannotBePaid } from '@tulia/domain/booking/time-promise';
import type { Service } from '@tulia/domain/practice/service';
import { toInstant } from '@tulia/domain/time/practice-time';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatClocks, formatDay, formatMoment, formatMoney } from '@tulia/domain/wording/moments';
import { offeredHold } from '@tulia/domain/wording/time-promise';
import { bookingOutcomeTexts } from '../texts/booking-outcome';
import { useTexts } from '../../../platform/language/use-texts';
import { bookingPersonTexts } from '../texts/booking-person';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { Banner } from '../../../ui/banner';
import { seriesDatesTexts } from '../series/dates-texts';
import { isSeriesOffered, type BookingValues } from '../values/booking-values';
import { usePractice } from '../../../shared/practice/practice';
import { Fact, Facts, type FactProps } from '../../../shared/views/facts';

export type Trouble = 'offline' | 'unknown';

/**
 * 'Your Booking' (specification section 2): the request, its cost and the hold. The dialog stays open while the outcome
 * is unknown, so that the client can send the same request again.
 */
export default function ConfirmDialog({
  onClose,
  onConfirm,
  busy,
  trouble,
  values,
  service,
  person,
  waiting,
}: {
  onClose: () => void;
  onConfirm: () => void;
  busy: boolean;
  trouble: Trouble | null;
  values: BookingValues;
  service: Service;
  /** name of the practitioner; null when the practice has only one */
  person: string | null;
  /** number of this client's pending requests; null for a guest */
  waiting: number | null;
}) {
  const { t, common, lang } = useTexts(bookingOutcomeTexts);
  const { t: series } = useTexts(seriesDatesTexts);
  const { t: people } = useTexts(bookingPersonTexts);
  const practice = usePractice();
  const startsAt = toInstant(values.date, values.time);
  const free = service.price === 0;
  const starts = [values, ...(isSeriesOffered(service, values.ageBand) ? values.further : [])];
  const count = starts.length;
  const keeps = cannotBePaid(service.price, practice) && waiting === 0;
  const facts: FactProps[] = [
    { name: t.service, values: [serviceName(service, lang), t.duration(service.durationMinutes)] },
    ...(person === null ? [] : [{ name: people.with, values: [person] }]),
    {
      name: t.when,
      values:
        count === 1
          ? [formatDay(startsAt, lang), formatClocks(startsAt, lang, values.timezone)]
          : starts.map((start) =>
              formatMoment(toInstant(start.date, start.time), lang, values.timezone),
            ),
    },
    { name: t.clientName, values: [values.fullName] },
    { name: common.email, values: [values.email] },
    { name: common.phone, values: [values.phone] },
    ...(values.ageBand === 'adolescent'
      ? [{ name: t.guardian, values: [values.guardianName] }]
      : []),
    {
      name: t.cost,
      values: [
        free
          ? t.free
          : count === 1
            ? formatMoney(service.price)
            : series.sum(formatMoney(service.price), count, formatMoney(count * service.price)),
      ],
      strong: true,
    },
    ...(free
      ? []
      : [
          { name: t.paymentOptions, values: [t.payments] },
          { name: t.cancelling, values: [t.refundRule(practice.refundCutoffHours)] },
        ]),
  ];
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t.confirmTitle}
      description={t.confirmText(offeredHold(keeps ? null : practice.holdMinutes, free, lang))}
      cancelLabel={common.cancel}
      confirmLabel={trouble === 'unknown' ? t.tryAgain : t.confirm}
      busyLabel={t.sending}
      busy={busy}
      onConfirm={onConfirm}
    >
      {trouble === 'offline' && (
        <Banner tone="danger" title={common.offlineTitle}>
          {t.offline}
        </Banner>
      )}
      {trouble === 'unknown' && (
        <Banner tone="danger" title={t.unknownTitle}>
          {t.unknown}
        </Banner>
      )}
      <Facts $look="beside">
        {facts.map((fact) => (
          <Fact key={fact.name} {...fact} />
        ))}
      </Facts>
    </AlertDialog>
  );
}
