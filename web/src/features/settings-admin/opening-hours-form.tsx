import { saveOpeningHours } from '@tulia/domain/calls/opening-hours';
import type { Refusal } from '@tulia/domain/refusal';
import { SLOT_TIMES } from '@tulia/domain/slot/free-slots';
import type { OpeningHours } from '@tulia/domain/slot/opening-hours';
import { formatWeekday } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { styled } from 'styled-components';
import { adminEditorCopy } from '../../copy/staff/admin-editor';
import { adminHoursCopy } from '../../copy/staff/admin-hours';
import { refusalSentence } from '../../copy/refusals';
import { useCopy } from '../../copy/use-copy';
import { useCall } from '../../live/use-call';
import { Banner } from '../../ui/banner';
import { Checkbox } from '../../ui/fields/checkbox';
import { EditorFrame } from '../../ui/dialogs/editor-frame';
import { Select } from '../../ui/fields/text-field';
import { toast } from '../../ui/toast-store';
import { above, color, space } from '../../ui/tokens';
import { OutsideHours } from './outside-hours';
import { hoursOf, isWrong, weekOf, type DayValues } from './week-values';

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

/** @param stored as the settings say; what somebody else saved meanwhile shows until something is changed here */
export function OpeningHoursForm({ stored }: { stored: OpeningHours }) {
  const { t, lang } = useCopy(adminHoursCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const [typed, setTyped] = useState<DayValues[] | null>(null);
  const [conflict, setConflict] = useState<Refusal<'conflicts-with-bookings'> | null>(null);
  const { busy, send } = useCall(saveOpeningHours);
  const saved = weekOf(stored);
  const week = typed ?? saved;
  const dirty = JSON.stringify(hoursOf(week)) !== JSON.stringify(hoursOf(saved));

  const change = (day: DayValues, part: Partial<DayValues>) => {
    setConflict(null);
    setTyped(week.map((each) => (each === day ? { ...day, ...part } : each)));
  };
  const save = async (keepSessions: boolean) => {
    if (week.some(isWrong)) return;
    const answer = await send({ openingHours: hoursOf(week), keepSessions });
    if (answer === null) return;
    if ('done' in answer) {
      toast({ title: t.saved, description: t.savedText(answer.done.kept.length) });
      setTyped(null);
      setConflict(null);
      return;
    }
    if (answer.refused.is('conflicts-with-bookings')) {
      setConflict(answer.refused);
      return;
    }
    const description = refusalSentence(answer.refused, lang);
    toast({ variant: 'destructive', title: editor.error, description });
  };
  const times = SLOT_TIMES.map((time) => (
    <option key={time} value={time}>
      {time}
    </option>
  ));

  return (
    <EditorFrame
      title={t.title}
      texts={editor}
      dirty={dirty}
      busy={busy}
      onSave={() => void save(false)}
    >
      <p>{t.lead}</p>
      {week.map((day) => (
        <Day key={day.weekday} role="group" aria-label={formatWeekday(day.weekday, lang)}>
          <div>
            <Checkbox
              label={formatWeekday(day.weekday, lang)}
              checked={day.open}
              onChange={({ target }) => change(day, { open: target.checked })}
            />
          </div>
          {day.open ? (
            <>
              <Select
                label={t.first}
                value={day.first}
                onChange={({ target }) => change(day, { first: target.value })}
              >
                {times}
              </Select>
              <Select
                label={t.last}
                value={day.last}
                error={isWrong(day) ? t.wrongOrder : undefined}
                onChange={({ target }) => change(day, { last: target.value })}
              >
                {times}
              </Select>
            </>
          ) : (
            <p>{t.closed}</p>
          )}
        </Day>
      ))}
      {week.some(isWrong) && <Banner tone="danger">{t.wrongOrder}</Banner>}
      {conflict !== null && (
        <OutsideHours
          bookings={conflict.details.bookings}
          busy={busy}
          onKeep={() => void save(true)}
        />
      )}
    </EditorFrame>
  );
}
