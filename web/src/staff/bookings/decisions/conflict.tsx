import type { Refusal } from '@tulia/domain/refusal';
import { adminDecisionsTexts } from '../board/texts/decisions';
import { useTexts } from '../../../platform/language/use-texts';
import { FreeTimes, freeTimesOf } from '../../../shared/bookings/free-times';
import { refusalText } from '../board/refusal-text';
import { shortMoment } from '../../../shared/views/moments';

/** Why the server refused the time, with free times as buttons that fill the form. */
export function Conflict({
  form: { action, change },
}: {
  form: {
    action: { refusal: Refusal | null; forget: () => void };
    change: (name: 'date' | 'time', value: string) => void;
  };
}) {
  const { t, lang } = useTexts(adminDecisionsTexts);
  const { refusal } = action;
  if (refusal === null) return null;
  const times = freeTimesOf(refusal);
  const offer = times === null ? [] : [times.length > 0 ? t.freeTimes : t.noFreeTimes];
  return (
    <FreeTimes
      lines={[refusalText(refusal, lang), ...offer]}
      times={times ?? []}
      moment={(at) => shortMoment(at, lang)}
      onTake={({ date, time }) => {
        change('date', date);
        change('time', time);
        action.forget();
      }}
    />
  );
}
