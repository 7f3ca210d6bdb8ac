import { saveOpeningHours } from '@tulia/domain/calls/practice/opening-hours';
import { SLOT_TIMES } from '@tulia/domain/slot/start-times';
import type { OpeningHours } from '@tulia/domain/slot/opening-hours';
import { formatWeekday } from '@tulia/domain/wording/moments';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { adminHoursTexts } from './texts/hours';
import { useTexts } from '../../../platform/language/use-texts';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { Checkbox } from '../../../ui/fields/checkbox';
import { EditorFrame } from '../editor-frame';
import { Options } from '../../../ui/fields/options';
import { Select } from '../../../ui/fields/text-field';
import { above, color, space } from '../../../ui/tokens';
import { OutsideHours } from './outside-hours';
import { hoursOf, weekFieldOf, weekOf } from './week-values';
import { Stack } from '../../../ui/layout';

const Day = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.xs} ${space.md};
  align-items: end;
  min-width: 0;
  padding-bottom: ${space.sm};
  border-bottom: 1px solid ${color.line};
  > :first-child {
    grid-column: 1 / -1;
  }
  > :first-child label {
    font-weight: 700;
  }
  > p {
    align-self: center;
    color: ${color.inkSoft};
  }
  @media ${above.md} {
    grid-template-columns: 10rem 14rem 14rem;
    > :first-child {
      grid-column: 1;
    }
  }
`;

/** @param stored changes by other staff show until this form is edited */
export function OpeningHoursForm({
  practitionerId,
  stored,
}: {
  practitionerId: string;
  stored: OpeningHours;
}) {
  const { t, common, lang } = useTexts(adminHoursTexts);
  const form = useContractForm(saveOpeningHours, {
    defaultValues: { week: weekOf(stored) },
    values: { week: weekOf(stored) },
    inputOf: ({ week }) => ({
      practitionerId,
      openingHours: hoursOf(week),
      keepSessions: false,
    }),
    fieldOf: weekFieldOf,
    say: () => t.wrongOrder,
    failed: common.error,
    done: ({ kept }) => ({ title: t.saved, description: t.savedText(kept.length) }),
    onDone: () => {
      form.reset(form.getValues());
    },
    // `OutsideHours` shows this refusal.
    onRefused: (refusal) => refusal.is('conflicts-with-bookings'),
  });
  const week = useWatch({ control: form.control, name: 'week' });
  const { busy, refusal, forget } = form.action;
  const dirty = JSON.stringify(hoursOf(week)) !== JSON.stringify(hoursOf(weekOf(stored)));
  const times = <Options of={SLOT_TIMES.map((time) => [time, time])} />;

  return (
    <EditorFrame title={t.title} form={form} dirty={dirty}>
      <p>{t.lead}</p>
      <Stack onChange={forget}>
        {week.map(({ weekday, open }, index) => (
          <Day key={weekday} role="group" aria-label={formatWeekday(weekday, lang)}>
            <div>
              <Checkbox
                label={formatWeekday(weekday, lang)}
                {...form.field(`week.${index}.open`)}
              />
            </div>
            {open ? (
              <>
                <Select label={t.first} {...form.field(`week.${index}.first`)}>
                  {times}
                </Select>
                <Select label={t.last} {...form.field(`week.${index}.last`)}>
                  {times}
                </Select>
              </>
            ) : (
              <p>{t.closed}</p>
            )}
          </Day>
        ))}
      </Stack>
      {refusal?.is('conflicts-with-bookings') === true && (
        <OutsideHours
          bookings={refusal.details.bookings}
          busy={busy}
          onKeep={form.submitWith({ keepSessions: true })}
        />
      )}
    </EditorFrame>
  );
}
