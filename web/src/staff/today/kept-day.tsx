import { readableDay } from '@tulia/domain/booking/kept-day';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { formatClock } from '@tulia/domain/wording/moments';
import { useEffect, useMemo } from 'react';
import { storedDay, storeDay } from '../../platform/device/kept-day';
import { useNow } from '../../platform/hooks/use-now';
import { useTexts } from '../../platform/language/use-texts';
import { useSession } from '../../platform/session/session';
import { nearDay, nearMoment } from '../../shared/views/moments';
import { OutsideLink } from '../../shared/views/outside-link';
import { Soft } from '../../ui/layout';
import * as Style from '../parts/panel-style';
import { keptDayTexts } from './kept-day-texts';

const TICK_MS = 60_000;

/** The own sessions as this device last read them; nothing where it keeps none. */
export default function KeptDayPanel() {
  const { t, lang } = useTexts(keptDayTexts);
  const { user } = useSession();
  const now = useNow(TICK_MS);
  const uid = user?.uid ?? null;
  const day = useMemo(() => readableDay(storedDay(), uid, now), [uid, now]);
  // Days that are over, and a day of another person, leave the device. A wrong clock only hides them.
  useEffect(() => {
    if (day !== null || storedDay()?.uid !== uid) storeDay(day);
  }, [uid, day]);
  if (day === null) return null;
  const dateOf = (at: number) => toWallTime(at).date;
  const isOfToday = dateOf(day.asOf) === dateOf(now);
  const asOf = isOfToday ? formatClock(day.asOf, lang) : nearMoment(day.asOf, now, lang);
  return (
    <Style.Panel aria-labelledby="kept-day">
      <Style.PanelHead>
        <h2 id="kept-day">{t.heading(asOf)}</h2>
        <Soft>{t.lead}</Soft>
      </Style.PanelHead>
      {day.sessions.length === 0 && <Style.Quiet>{t.none}</Style.Quiet>}
      <Style.Lines>
        {day.sessions.map(({ startsAt, endsAt, firstName, joinLink }) => (
          <Style.SessionLine key={startsAt}>
            <strong>{formatClock(startsAt, lang)}</strong>
            <Style.Who>
              <strong>{firstName}</strong>
              <Soft>{`${nearDay(startsAt, now, lang)}, ${formatClock(startsAt, lang)}–${formatClock(endsAt, lang)}`}</Soft>
            </Style.Who>
            <Style.Ends>
              {joinLink === null ? (
                <Soft>{t.noLink}</Soft>
              ) : (
                <OutsideLink href={joinLink} size="sm" about={firstName}>
                  {t.join}
                </OutsideLink>
              )}
            </Style.Ends>
          </Style.SessionLine>
        ))}
      </Style.Lines>
    </Style.Panel>
  );
}
