/** Joins the waiting list for a service, in place of a session or for an additional one. */
import type { Booking } from '@tulia/domain/booking/booking';
import { lastWaitDate } from '@tulia/domain/booking/waiting/wait';
import { joinWaitingList } from '@tulia/domain/calls/bookings/waiting';
import { bookable } from '@tulia/domain/practice/practitioner';
import { SLOT_TIMES } from '@tulia/domain/slot/start-times';
import { addDays, toWallTime, type Weekday } from '@tulia/domain/time/practice-time';
import { formatShortDay, formatWeekday } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { presentInstant } from '../../../platform/hooks/clock';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { useSession } from '../../../platform/session/session';
import { bookingPathOf, paths, withRedirect } from '../../../paths';
import { knownAge } from '../../../shared/bookings/known-client';
import { usePractice } from '../../../shared/practice/practice';
import { usePractitioners } from '../../../shared/practice/practitioners';
import { DAY_BEGINS, DAY_ENDS } from '../../../shared/texts/wait-wish';
import { deviceZone } from '../../../shared/views/moments';
import { Dialog } from '../../../ui/dialogs/dialog';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { Checkbox } from '../../../ui/fields/checkbox';
import { FieldError, Hint } from '../../../ui/fields/field';
import { Options } from '../../../ui/fields/options';
import { Select, TextField } from '../../../ui/fields/text-field';
import { Cluster } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { space } from '../../../ui/tokens';
import { waitOpenTexts } from './open-texts';
import { waitTexts } from './texts';

const HOURS = SLOT_TIMES.slice(1).map((time) => [time, time] as const);
const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
/** How long a client waits by default, in days. */
const USUAL = 14;

const Days = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 700;
  }
  > div {
    display: grid;
    gap: 0 ${space.md};
    grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  }
`;

export interface WaitDialogProps {
  service: { id: string; name: string };
  /** as chosen in the form; null for anybody */
  practitionerId: string | null;
  /** the session to be replaced, with its moment in words; null for an additional one */
  instead: { booking: Pick<Booking, 'id' | 'startsAt'>; moment: string } | null;
  onClose: () => void;
}

export default function WaitDialog(props: WaitDialogProps) {
  const { t, common } = useTexts(waitTexts);
  const { user } = useSession();
  if (user !== null) return <WaitForm {...props} uid={user.uid} />;
  const back = bookingPathOf({ service: props.service.id });
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      closeLabel={common.close}
      title={t.title}
      description={t.account}
      footer={<LinkButton to={withRedirect(paths.login, back)}>{t.logIn}</LinkButton>}
    >
      <p>{t.lead}</p>
    </Dialog>
  );
}

function WaitForm({
  service,
  practitionerId,
  instead,
  onClose,
  uid,
}: WaitDialogProps & { uid: string }) {
  const { t, common, lang } = useTexts(waitTexts);
  const { t: opening } = useTexts(waitOpenTexts);
  const practice = usePractice();
  const people = bookable(usePractitioners(), service.id);
  const [now] = useState(presentInstant);
  const today = toWallTime(now).date;
  const farthest = lastWaitDate(practice.windowDays, now);
  const ofSession = instead && toWallTime(instead.booking.startsAt).date;
  const last = ofSession !== null && ofSession < farthest ? ofSession : farthest;
  const usual = addDays(today, USUAL);
  const open = WEEK.filter((day) => people.some(({ openingHours }) => openingHours[day]));
  const isAdditional = instead === null;
  const form = useContractForm(joinWaitingList, {
    defaultValues: {
      weekdays: open.length > 0 ? open : [...WEEK],
      from: DAY_BEGINS,
      until: DAY_ENDS,
      lastDate: ofSession === null && usual < last ? usual : last,
      whom: practitionerId ?? '',
      isAdult: knownAge(uid) === 'adult',
    },
    inputOf: ({ whom, isAdult, ...typed }) => ({
      ...typed,
      practitionerId: isAdditional && whom !== '' ? whom : null,
      isAdult: isAdditional && isAdult,
      serviceId: service.id,
      insteadOf: instead?.booking.id ?? null,
      timezone: deviceZone(),
      language: lang,
    }),
    alsoCheck: ({ lastDate, isAdult }): Record<string, string> => ({
      ...((lastDate < today || lastDate > last) && { lastDate: 'range' }),
      ...(isAdditional && !isAdult && { isAdult: 'under-age' }),
    }),
    say: (_, field) =>
      ({
        weekdays: t.daysMissing,
        until: t.hoursWrong,
        lastDate: t.lastDateWrong(formatShortDay(today, lang), formatShortDay(last, lang)),
        isAdult: t.adultMissing,
      })[field],
    failed: t.failed,
    done: () => ({ title: t.joined, description: t.joinedText }),
    onDone: onClose,
  });
  const days = useWatch({ control: form.control, name: 'weekdays' });
  const toggle = (day: Weekday) =>
    form.change(
      'weekdays',
      WEEK.filter((each) => days.includes(each) !== (each === day)),
    );
  return (
    <FormDialog
      onSubmit={form.submit}
      busy={form.action.busy}
      onClose={onClose}
      title={isAdditional ? t.title : opening.earlier}
      description={service.name}
      texts={{ close: common.close, back: common.cancel, send: t.title, sending: common.sending }}
    >
      <p>{t.lead}</p>
      {instead !== null && <p>{t.instead(instead.moment)}</p>}
      <Days>
        <legend>{t.days}</legend>
        <div>
          {(open.length > 0 ? open : WEEK).map((day) => (
            <Checkbox
              key={day}
              label={formatWeekday(day, lang)}
              checked={days.includes(day)}
              onChange={() => toggle(day)}
            />
          ))}
        </div>
        {form.problem('weekdays') !== undefined && (
          <FieldError>{form.problem('weekdays')}</FieldError>
        )}
      </Days>
      <Cluster $gap="md">
        <Select label={t.from} {...form.field('from')}>
          <Options of={[[DAY_BEGINS, t.anyTime], ...HOURS]} />
        </Select>
        <Select label={t.until} {...form.field('until')}>
          <Options of={[...HOURS, [DAY_ENDS, t.anyTime]]} />
        </Select>
      </Cluster>
      <TextField
        label={t.lastDate}
        type="date"
        min={today}
        max={last}
        {...form.field('lastDate')}
      />
      {isAdditional && people.length > 1 && (
        <Select label={t.withWhom} {...form.field('whom')}>
          <Options of={[['', t.anybody], ...people.map(({ id, name }) => [id, name] as const)]} />
        </Select>
      )}
      {isAdditional && <Checkbox label={t.adult} hint={t.adultHint} {...form.field('isAdult')} />}
      <Hint>{t.line}</Hint>
    </FormDialog>
  );
}
