import { detailsAsked } from '@tulia/domain/booking/request-details';
import { isForAge } from '@tulia/domain/practice/service';
import { bookable } from '@tulia/domain/practice/practitioner';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { useContext, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { presentInstant } from '../../../platform/hooks/clock';
import { requestDetailsTexts } from '../board/texts/request-details';
import { adminPeopleTexts } from '../../parts/texts/people';
import { phoneBookingTexts } from './texts';
import { LANGUAGES } from '../../../platform/language/language';
import { languageNamesTexts } from '../../parts/texts/language-names';
import { useTexts } from '../../../platform/language/use-texts';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Grid, Stack } from '../../../ui/layout';
import { Select, TextField } from '../../../ui/fields/text-field';
import { DetailField } from '../../../shared/bookings/detail-field';
import { usePractitioners } from '../../../shared/practice/practitioners';
import { useAllServices } from '../../parts/use-all-services';
import { TimeChoice } from '../decisions/time-choice';
import { useMarkedTimes } from '../decisions/use-marked-times';
import { waitsForGuardian, type BehalfForm } from './behalf-values';
import { BoardContext } from '../board/board-context';
import { KnownClient } from './known-client';
import { SeriesPart } from './series-part';
import { ServiceOptions } from '../../parts/service-options';
import { Options } from '../../../ui/fields/options';

export function BehalfFields({ form }: { form: BehalfForm }) {
  const { t, common } = useTexts(phoneBookingTexts);
  const { t: languages } = useTexts(languageNamesTexts);
  const [openedAt] = useState(presentInstant);
  const today = toWallTime(openedAt).date;
  const { data } = useAllServices();
  const { t: persons } = useTexts(adminPeopleTexts);
  const { t: details } = useTexts(requestDetailsTexts);
  const [ageBand, serviceId, practitionerId, date, time, further] = useWatch({
    control: form.control,
    name: ['ageBand', 'serviceId', 'practitionerId', 'date', 'time', 'further'],
  });
  const people = bookable(usePractitioners(), serviceId || null);
  const wanted = people.filter(({ id }) => practitionerId === null || id === practitionerId);
  const service = data?.find(({ slug }) => slug === serviceId);
  const minutes = service?.durationMinutes ?? 0;
  const asked = { people: wanted, serviceId, date, minutes, own: null };
  const sending = form.action.busy;
  const times = useMarkedTimes(asked, openedAt, sending);
  // A therapist books for an own client, whose contact the list has.
  const isOwnOnly = useContext(BoardContext)?.role === 'therapist';
  const line = (field: 'fullName' | 'phone', type = 'text') => (
    <TextField
      label={t[field]}
      type={type}
      autoComplete="off"
      required
      readOnly={isOwnOnly}
      {...form.field(field)}
    />
  );
  return (
    <Stack>
      {!isOwnOnly && <KnownClient form={form} />}
      <Grid $gap="md" $min="14rem">
        {line('fullName')}
        {line('phone', 'tel')}
        <TextField
          label={t.email}
          optional={common.optional}
          hint={t.noEmail}
          type="email"
          autoComplete="off"
          readOnly={isOwnOnly}
          {...form.field('email')}
        />
        <Select label={t.service} required {...form.field('serviceId')} value={serviceId}>
          <option value="">{t.chooseService}</option>
          <ServiceOptions of={data?.filter((each) => each.isActive && isForAge(each, ageBand))} />
        </Select>
        {detailsAsked(service).map((name) => (
          <DetailField key={name} texts={details[name]} {...form.field(name)} />
        ))}
        {people.length > 1 && !isOwnOnly && (
          <Select
            label={persons.with}
            {...form.field('practitionerId', { setValueAs: (id: string) => id || null })}
          >
            <option value="">{persons.anyone}</option>
            <Options of={people.map(({ id, name }) => [id, name])} />
          </Select>
        )}
      </Grid>
      <TimeChoice
        value={{ date, time }}
        today={today}
        people={wanted}
        times={times}
        labels={{ day: t.date, time: t.time }}
        errors={{ date: form.problem('date'), time: form.problem('time') }}
        onChange={form.change}
      />
      <Grid $gap="md" $min="14rem">
        <Select label={t.ageBand} {...form.field('ageBand')}>
          <Options of={(['adult', 'adolescent'] as const).map((age) => [age, t.ages[age]])} />
        </Select>
        <Select label={t.language} {...form.field('language')}>
          <Options of={LANGUAGES.map((each) => [each, languages[each]])} />
        </Select>
      </Grid>
      {waitsForGuardian({ ageBand }) ? (
        <>
          <GuardianFields form={form} />
          <p>{t.guardianFirst}</p>
        </>
      ) : (
        <>
          <SeriesPart form={form} people={wanted} minutes={minutes} openedAt={openedAt} />
          {further.length === 0 && (
            <Checkbox label={t.confirmNow} hint={t.confirmNowHint} {...form.field('confirm')} />
          )}
        </>
      )}
    </Stack>
  );
}

function GuardianFields({ form }: { form: BehalfForm }) {
  const { t } = useTexts(phoneBookingTexts);
  const names = {
    name: t.guardianName,
    phone: t.guardianPhone,
    email: t.guardianEmail,
  } as const;
  return (
    <Stack $gap="sm">
      <Grid $gap="md" $min="14rem">
        {(['name', 'phone', 'email'] as const).map((field) => (
          <TextField
            key={field}
            label={names[field]}
            autoComplete="off"
            required
            {...form.field(`guardian.${field}`)}
          />
        ))}
      </Grid>
      <Checkbox label={t.guardianConsents} {...form.field('guardian.consents')} />
    </Stack>
  );
}
