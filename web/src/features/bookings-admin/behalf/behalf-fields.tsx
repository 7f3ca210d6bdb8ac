import { isForAge } from '@tulia/domain/practice/service';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { serviceName } from '@tulia/domain/wording/labels';
import { useState } from 'react';
import { adminDecisionsCopy } from '../../../copy/staff/admin-decisions';
import { adminDeskCopy } from '../../../copy/staff/admin-desk';
import { problemSentence } from '../../../copy/staff/admin-editor';
import { LANGUAGES } from '../../../copy/language';
import { languageNamesCopy } from '../../../copy/language-names';
import { useCopy } from '../../../copy/use-copy';
import type { Problems } from '../../../live/use-call';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Grid, Stack } from '../../../ui/layout';
import { Select, TextField } from '../../../ui/fields/text-field';
import { useAllServices } from '../../../data/use-all-services';
import { useMarkedTimes } from '../decisions/use-marked-times';
import type { BehalfValues } from './behalf-values';

interface FieldsProps {
  values: BehalfValues;
  problems: Problems;
  onChange: (part: Partial<BehalfValues>) => void;
}

/** Client, session, and what is agreed about both. */
export function BehalfFields({ values, problems, onChange }: FieldsProps) {
  const { t, lang } = useCopy(adminDeskCopy);
  const { t: languages } = useCopy(languageNamesCopy);
  const { t: words } = useCopy(adminDecisionsCopy);
  const [openedAt] = useState(() => Date.now());
  const today = toWallTime(openedAt).date;
  const { data } = useAllServices();
  const { serviceId, date } = values;
  const minutes = data?.find(({ slug }) => slug === serviceId)?.durationMinutes ?? 0;
  const times = useMarkedTimes({ serviceId, date, minutes, own: null }, openedAt);
  const problem = (field: keyof BehalfValues) => problemSentence(problems[field], lang);
  const line = (field: 'fullName' | 'email' | 'phone', type = 'text') => (
    <TextField
      label={t[field]}
      type={type}
      autoComplete="off"
      required
      value={values[field]}
      error={problem(field)}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  );
  return (
    <Stack>
      <Grid $gap="md" $min="14rem">
        {line('fullName')}
        {line('email', 'email')}
        {line('phone', 'tel')}
        <Select
          label={t.service}
          required
          value={values.serviceId}
          error={problem('serviceId')}
          onChange={(event) => onChange({ serviceId: event.target.value })}
        >
          <option value="">{t.chooseService}</option>
          {data
            ?.filter((service) => service.isActive && isForAge(service, values.ageBand))
            .map((service) => (
              <option key={service.id} value={service.id}>
                {serviceName(service, lang)}
              </option>
            ))}
        </Select>
        <TextField
          label={t.date}
          type="date"
          min={today}
          required
          value={values.date}
          error={problem('date')}
          onChange={(event) => onChange({ date: event.target.value })}
        />
        <Select
          label={t.time}
          value={values.time}
          error={problem('time')}
          onChange={(event) => onChange({ time: event.target.value })}
        >
          {times.map(({ time, mark }) => (
            <option key={time} value={time}>
              {mark === null ? time : words.marked(time, words.marks[mark])}
            </option>
          ))}
        </Select>
        <Select
          label={t.ageBand}
          value={values.ageBand}
          onChange={({ target }) => onChange({ ageBand: target.value as BehalfValues['ageBand'] })}
        >
          {(['adult', 'adolescent'] as const).map((age) => (
            <option key={age} value={age}>
              {t.ages[age]}
            </option>
          ))}
        </Select>
        <Select
          label={t.language}
          value={values.language}
          onChange={({ target }) =>
            onChange({ language: target.value as BehalfValues['language'] })
          }
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {languages[each]}
            </option>
          ))}
        </Select>
      </Grid>
      {values.ageBand === 'adolescent' && (
        <GuardianFields values={values} problems={problems} onChange={onChange} />
      )}
      <Checkbox
        label={t.confirmNow}
        hint={t.confirmNowHint}
        checked={values.confirm}
        onChange={(event) => onChange({ confirm: event.target.checked })}
      />
    </Stack>
  );
}

function GuardianFields({ values, problems, onChange }: FieldsProps) {
  const { t, lang } = useCopy(adminDeskCopy);
  const { guardian } = values;
  const set = (part: Partial<BehalfValues['guardian']>) =>
    onChange({ guardian: { ...guardian, ...part } });
  const problem = (field: string) => problemSentence(problems[`guardian.${field}`], lang);
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
            value={guardian[field]}
            error={problem(field)}
            onChange={(event) => set({ [field]: event.target.value })}
          />
        ))}
      </Grid>
      <Checkbox
        label={t.guardianConsents}
        checked={guardian.consents}
        error={problem('consents')}
        onChange={(event) => set({ consents: event.target.checked })}
      />
    </Stack>
  );
}
