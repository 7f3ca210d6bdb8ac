/** Joins the waiting list for a service, in place of a session or for an additional one. */
import type { Booking } from '@tulia/domain/booking/booking';
import { lastWaitDate, type WaitWish } from '@tulia/domain/booking/waiting/wait';
import { bookable } from '@tulia/domain/practice/practitioner';
import { SLOT_TIMES } from '@tulia/domain/slot/start-times';
import { addDays, isDate, toWallTime, type Weekday } from '@tulia/domain/time/practice-time';
import { formatShortDay, formatWeekday } from '@tulia/domain/wording/moments';
import { useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { presentInstant } from '../../../platform/hooks/clock';
import { useTexts } from '../../../platform/language/use-texts';
import { joinWaitingList } from '../../../platform/live/call-names';
import { useAction } from '../../../platform/live/use-action';
import { useSession } from '../../../platform/session/session';
import { bookingPathOf, paths, withRedirect } from '../../../paths';
import { knownAge } from '../../../shared/bookings/known-client';
import { usePractice } from '../../../shared/practice/practice';
import { usePractitioners } from '../../../shared/practice/practitioners';
import { deviceZone } from '../../../shared/views/moments';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Checkbox } from '../../../ui/fields/checkbox';
import { FieldError, Hint } from '../../../ui/fields/field';
import { Options } from '../../../ui/fields/options';
import { Select, TextField } from '../../../ui/fields/text-field';
import { Cluster, Stack } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { space } from '../../../ui/tokens';
import { waitTexts } from './texts';

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const PARTS = {
  any: { from: '00:00', until: '23:59' },
  morning: { from: '00:00', until: '12:00' },
  afternoon: { from: '12:00', until: '23:59' },
} as const;
type Part = keyof typeof PARTS | 'hours';
const PART_NAMES = ['any', 'morning', 'afternoon', 'hours'] as const;
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

type Problems = Partial<Record<'days' | 'hours' | 'lastDate' | 'adult', string>>;

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
  const practice = usePractice();
  const people = bookable(usePractitioners(), service.id);
  const [now] = useState(presentInstant);
  const today = toWallTime(now).date;
  const farthest = lastWaitDate(practice.windowDays, now);
  const ofSession = instead && toWallTime(instead.booking.startsAt).date;
  const last = ofSession !== null && ofSession < farthest ? ofSession : farthest;
  const usual = addDays(today, USUAL);
  const open = WEEK.filter((day) => people.some(({ openingHours }) => openingHours[day]));
  const shown = open.length > 0 ? open : WEEK;
  const [days, setDays] = useState<readonly Weekday[]>(shown);
  const [part, setPart] = useState<Part>('any');
  const [hours, setHours] = useState({ from: '08:00', until: '18:00' });
  const [lastDate, setLastDate] = useState(ofSession === null && usual < last ? usual : last);
  const [person, setPerson] = useState(practitionerId ?? '');
  const [isAdult, setAdult] = useState(knownAge(uid) === 'adult');
  const [problems, setProblems] = useState<Problems>({});
  const { busy, run } = useAction(joinWaitingList, {
    failed: t.failed,
    done: () => ({ title: t.joined, description: t.joinedText }),
    onDone: onClose,
  });

  const wish = (): WaitWish => ({
    practitionerId: instead !== null || person === '' ? null : person,
    weekdays: [...days],
    ...(part === 'hours' ? hours : PARTS[part]),
    lastDate,
  });
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const asked = wish();
    const isNear = isDate(lastDate) && lastDate >= today && lastDate <= last;
    const [first, end] = [today, last].map((date) => formatShortDay(date, lang)) as [
      string,
      string,
    ];
    const found: Problems = {
      ...(days.length === 0 && { days: t.daysMissing }),
      ...(asked.from >= asked.until && { hours: t.hoursWrong }),
      ...(!isNear && { lastDate: t.lastDateWrong(first, end) }),
      ...(instead === null && !isAdult && { adult: t.adultMissing }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    void run({
      ...asked,
      serviceId: service.id,
      insteadOf: instead?.booking.id ?? null,
      isAdult: instead === null && isAdult,
      timezone: deviceZone(),
      language: lang,
    });
  };
  const toggle = (day: Weekday) =>
    setDays((before) =>
      before.includes(day) ? before.filter((each) => each !== day) : [...before, day].sort(),
    );
  const hourFields = (
    <Cluster $gap="md">
      {(['from', 'until'] as const).map((end) => (
        <Select
          key={end}
          label={t[end]}
          value={hours[end]}
          error={end === 'until' ? problems.hours : undefined}
          onChange={({ target }) => setHours((before) => ({ ...before, [end]: target.value }))}
        >
          <Options of={SLOT_TIMES.map((time) => [time, time])} />
        </Select>
      ))}
    </Cluster>
  );

  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={!busy}
      closeLabel={common.close}
      title={instead === null ? t.title : t.titleInstead}
      description={service.name}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form="wait-form" busy={busy} busyLabel={common.sending}>
            {t.join}
          </Button>
        </>
      }
    >
      <form id="wait-form" noValidate onSubmit={send}>
        <Stack>
          <p>{t.lead}</p>
          {instead !== null && <p>{t.instead(instead.moment)}</p>}
          <Days>
            <legend>{t.days}</legend>
            <div>
              {shown.map((day) => (
                <Checkbox
                  key={day}
                  label={formatWeekday(day, lang)}
                  checked={days.includes(day)}
                  onChange={() => toggle(day)}
                />
              ))}
            </div>
            {problems.days !== undefined && <FieldError>{problems.days}</FieldError>}
          </Days>
          <Select
            label={t.part}
            value={part}
            onChange={({ target }) => setPart(target.value as Part)}
          >
            <Options of={PART_NAMES.map((each) => [each, t.parts[each]])} />
          </Select>
          {part === 'hours' && hourFields}
          <TextField
            label={t.lastDate}
            type="date"
            min={today}
            max={last}
            value={lastDate}
            error={problems.lastDate}
            onChange={({ target }) => setLastDate(target.value)}
          />
          {instead === null && people.length > 1 && (
            <Select
              label={t.withWhom}
              value={person}
              onChange={({ target }) => setPerson(target.value)}
            >
              <Options
                of={[['', t.anybody], ...people.map(({ id, name }) => [id, name] as const)]}
              />
            </Select>
          )}
          {instead === null && (
            <Checkbox
              label={t.adult}
              hint={t.adultHint}
              checked={isAdult}
              error={problems.adult}
              onChange={({ target }) => setAdult(target.checked)}
            />
          )}
          <Hint>{t.line}</Hint>
        </Stack>
      </form>
    </Dialog>
  );
}
