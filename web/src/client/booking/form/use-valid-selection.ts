/** Clears a chosen service, person, day or time that is no longer available, and tells the client. */
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { Practitioner } from '@tulia/domain/practice/practitioner';
import { topicsFor } from '@tulia/domain/booking/topics';
import type { Service } from '@tulia/domain/practice/service';
import { refusalByAll } from '@tulia/domain/slot/free-slots';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { bookingScheduleTexts } from '../texts/booking-schedule';
import { useTexts } from '../../../platform/language/use-texts';
import { toast } from '../../../ui/toast-store';
import { consentForm, isOfferedTo, type BookingFormReturn } from '../values/booking-values';
import type { ReadTexts } from '../draft/booking-draft';
import { dayRefusal } from '../time/day-refusal';
import type { Availability } from '../time/use-availability';

export function useValidSelection(
  form: BookingFormReturn,
  known: {
    practice: PracticeSettings;
    services: readonly Service[] | undefined;
    people: readonly Practitioner[];
    availability: Availability;
    read: ReadTexts;
    today: string;
    now: number;
    minutes: number;
    /** a request is being sent or its outcome is unknown: its own hold must not clear its time */
    paused: boolean;
    onLost: (lost: { date: string; time: string; message: string }) => void;
  },
): void {
  const { t: schedule } = useTexts(bookingScheduleTexts);
  const { setValue, setError, getValues, control } = form;
  const { practice, services, people, availability, read, today, now, minutes, paused } = known;
  const { windowDays } = practice;
  const [service, practitioner, date, time, ageBand] = useWatch({
    control,
    name: ['service', 'practitioner', 'date', 'time', 'ageBand'],
  });

  const lost = useEffectEvent(known.onLost);

  useEffect(() => {
    if (services === undefined || service === '') return;
    if (services.some((each) => each.slug === service)) return;
    setValue('service', '');
    setError('service', { type: 'gone', message: 'service-gone' });
  }, [services, service, setValue, setError]);

  useEffect(() => {
    // The practitioner has left, or does not offer the service.
    if (paused || service === '' || practitioner === '') return;
    if (!people.some(({ id }) => id === practitioner)) setValue('practitioner', '');
  }, [paused, service, practitioner, people, setValue]);

  useEffect(() => {
    const chosen = services?.find((each) => each.slug === service);
    if (chosen !== undefined && !isOfferedTo(chosen, ageBand)) {
      setValue('service', '');
      setError('service', { type: 'age', message: 'service-not-for-age' });
    }
    const category = getValues('category');
    if (category !== '' && !topicsFor(ageBand).includes(category)) setValue('category', '');
  }, [services, service, ageBand, getValues, setValue, setError]);

  useEffect(() => {
    if (paused || date === '' || availability.status !== 'ready') return;
    const { diaries } = availability;
    const refusal = time === '' ? null : refusalByAll(diaries, { date, time, minutes, now });
    if (refusal !== null) {
      const message = refusal === 'taken' ? schedule.slotLost : schedule.slotUnfit;
      setValue('time', '');
      toast({ variant: 'destructive', title: schedule.slotLostTitle, description: message });
      lost({ date, time, message });
    }
    if (dayRefusal(date, { diaries, windowDays, today, now, minutes }) !== null)
      setValue('date', '');
  }, [paused, date, time, availability, windowDays, minutes, now, today, setValue, schedule]);

  useEffect(() => {
    // Adults and adolescents have different texts: agreeing to one is not agreeing to the other.
    if (!read[consentForm(ageBand)] && getValues('consentRefund')) setValue('consentRefund', false);
  }, [ageBand, read, getValues, setValue]);
}
