import type { FreeTime, Refusal } from '@tulia/domain/refusal';
import { formatClock, formatShortDay } from '@tulia/domain/wording/moments';
import { adminDecisionsCopy } from '../board/texts/decisions';
import { useCopy } from '../../../platform/language/use-copy';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Cluster, Stack } from '../../../ui/layout';
import { refusalText } from '../board/refusal-text';

/** The free times that a refusal names; null when the refusal is not about the time. */
function freeTimesOf(refusal: Refusal): FreeTime[] | null {
  if (refusal.is('slot-taken') || refusal.is('slot-unavailable')) return refusal.details.freeTimes;
  return null;
}

/** Why a time was refused, and which times are free instead. */
export function Conflict({
  refusal,
  onTake,
}: {
  refusal: Refusal;
  onTake: (free: FreeTime) => void;
}) {
  const { t, lang } = useCopy(adminDecisionsCopy);
  const freeTimes = freeTimesOf(refusal);
  return (
    <Banner tone="danger">
      <Stack $gap="xs">
        <p>{refusalText(refusal, lang)}</p>
        {freeTimes !== null && <p>{freeTimes.length > 0 ? t.freeTimes : t.noFreeTimes}</p>}
        {freeTimes !== null && freeTimes.length > 0 && (
          <Cluster $gap="xs">
            {freeTimes.map((free) => (
              <Button
                key={free.startsAt}
                size="sm"
                variant="secondary"
                onClick={() => onTake(free)}
              >{`${formatShortDay(free.startsAt, lang)}, ${formatClock(free.startsAt, lang)}`}</Button>
            ))}
          </Cluster>
        )}
      </Stack>
    </Banner>
  );
}
