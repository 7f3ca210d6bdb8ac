/** Blocking a stretch of one day, filled in from the grid or by hand. */
import type { Service } from '@tulia/domain/records/service';
import type { Refusal } from '@tulia/domain/refusal';
import { isDate, toInstant } from '@tulia/domain/time/practice-time';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatDay } from '@tulia/domain/wording/moments';
import { useId, useState, type SyntheticEvent } from 'react';
import { adminScheduleCopy } from '../../copy/staff/admin-schedule';
import { refusalSentence } from '../../copy/refusals';
import { useCopy } from '../../copy/use-copy';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { Grid, Stack } from '../../ui/layout';
import { Select, TextField } from '../../ui/fields/text-field';
import type { BlockChange } from './use-blocking';

export interface BlockRange {
  date: string;
  /** `HH:MM`, empty while not chosen */
  start: string;
  /** `HH:MM` excluded; `24:00` and `23:59` mean midnight */
  end: string;
}

const HALF_HOUR_SECONDS = 1800;
const ALL = '*';

export function BlockDialog({
  range,
  services,
  today,
  onBlock,
  onClose,
}: {
  range: BlockRange;
  services: readonly (Service & { id: string })[];
  today: string;
  /** answers with the refusal, or null when it is done */
  onBlock: (change: BlockChange) => Promise<Refusal | null>;
  onClose: () => void;
}) {
  const { t, lang } = useCopy(adminScheduleCopy);
  const formId = useId();
  // A time field knows no 24:00.
  const [chosen, setChosen] = useState({
    ...range,
    end: range.end === '24:00' ? '23:59' : range.end,
    service: ALL,
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { date, start, end, service } = chosen;
  const change = (part: Partial<typeof chosen>) => setChosen({ ...chosen, ...part });

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setRefusal(null);
    const missing = !isDate(date) || start === '' || end === '';
    setProblem(missing ? t.missingRange : start < end ? null : t.wrongRange);
    if (missing || start >= end) return;
    setBusy(true);
    const serviceId = service === ALL ? null : service;
    const refused = await onBlock({ date, start, end, serviceId });
    setBusy(false);
    if (refused === null) onClose();
    else setRefusal(refused);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={!busy}
      closeLabel={t.close}
      title={t.blockTitle}
      description={t.blockLead}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t.back}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={t.blockBusy}>
            {t.blockButton}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextField
            label={t.date}
            type="date"
            min={today}
            value={date}
            onChange={(event) => change({ date: event.target.value })}
          />
          <Grid $min="8rem" $gap="md">
            <TextField
              label={t.from}
              type="time"
              step={HALF_HOUR_SECONDS}
              value={start}
              onChange={(event) => change({ start: event.target.value })}
            />
            <TextField
              label={t.until}
              hint={t.untilHint}
              type="time"
              step={HALF_HOUR_SECONDS}
              value={end}
              onChange={(event) => change({ end: event.target.value })}
            />
          </Grid>
          <Select
            label={t.service}
            value={service}
            onChange={(event) => change({ service: event.target.value })}
          >
            <option value={ALL}>{t.allServices}</option>
            {services.map((each) => (
              <option key={each.id} value={each.id}>
                {serviceName(each, lang)}
              </option>
            ))}
          </Select>
          {problem !== null && <Banner tone="danger">{problem}</Banner>}
          {refusal !== null && <BlockRefusal refusal={refusal} />}
        </Stack>
      </form>
    </Dialog>
  );
}

/** Sessions in the way are listed, because nothing was blocked over them. */
function BlockRefusal({ refusal }: { refusal: Refusal }) {
  const { t, lang } = useCopy(adminScheduleCopy);
  if (!refusal.is('conflicts-with-bookings'))
    return <Banner tone="danger">{refusalSentence(refusal, lang)}</Banner>;
  const { bookings } = refusal.details;
  return (
    <Banner tone="danger" title={t.conflictsTitle(bookings.length)}>
      <ul>
        {bookings.map(({ bookingId, date, time }) => (
          <li key={bookingId}>
            {formatDay(toInstant(date, time), lang)}, {time}
          </li>
        ))}
      </ul>
      <p>{t.conflictsText}</p>
    </Banner>
  );
}
