import type { FreeTime, Refusal } from '@tulia/domain/refusal';
import { adminDecisionsTexts } from '../board/texts/decisions';
import { useTexts } from '../../../platform/language/use-texts';
import { FreeTimes, freeTimesOf } from '../../../shared/bookings/free-times';
import { refusalText } from '../board/refusal-text';
import { shortMoment } from '../../../shared/views/moments';

export function Conflict({
  refusal,
  onTake,
}: {
  refusal: Refusal;
  onTake: (free: FreeTime) => void;
}) {
  const { t, lang } = useTexts(adminDecisionsTexts);
  const times = freeTimesOf(refusal);
  const offer = times === null ? [] : [times.length > 0 ? t.freeTimes : t.noFreeTimes];
  return (
    <FreeTimes
      lines={[refusalText(refusal, lang), ...offer]}
      times={times ?? []}
      moment={(at) => shortMoment(at, lang)}
      onTake={onTake}
    />
  );
}
