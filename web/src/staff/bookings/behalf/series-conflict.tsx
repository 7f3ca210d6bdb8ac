import type { Refusal } from '@tulia/domain/refusal';
import { toInstant } from '@tulia/domain/time/practice-time';
import { phoneBookingTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Banner } from '../../../ui/banner';
import { shortMoment } from '../../../shared/views/moments';

/** Lists the times that are not free. None of the sessions was booked. */
export function SeriesConflict({ refusal }: { refusal: Refusal<'times-unavailable'> }) {
  const { t, lang } = useTexts(phoneBookingTexts);
  const states: Record<string, string> = t.states;
  return (
    <Banner tone="danger">
      <p>{t.clashes}</p>
      <ul>
        {refusal.details.clashes.map(({ date, time, reason }) => {
          const at = toInstant(date, time);
          return (
            <li
              key={`${date} ${time}`}
            >{`${shortMoment(at, lang)}: ${states[reason] ?? reason}`}</li>
          );
        })}
      </ul>
    </Banner>
  );
}
