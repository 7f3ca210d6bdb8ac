import type { FreeTime } from '@tulia/domain/refusal';
import { formatMoment } from '@tulia/domain/wording/moments';
import { useEffect, useRef } from 'react';
import { bookingScheduleCopy } from '../texts/booking-schedule';
import { useCopy } from '../../../platform/language/use-copy';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Cluster, Stack } from '../../../ui/layout';

export interface Conflict {
  message: string;
  freeTimes: readonly FreeTime[];
}

/** The request met a conflict: what happened, and free times as buttons that set day and time. */
export function ConflictNotice({
  conflict,
  zone,
  onChoose,
}: {
  conflict: Conflict;
  zone: string;
  onChoose: (time: FreeTime) => void;
}) {
  const { t, lang } = useCopy(bookingScheduleCopy);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the dialog that has just closed gave the focus back.
    const timer = setTimeout(() => notice.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, [conflict]);
  return (
    <Banner ref={notice} tone="danger" title={conflict.message} tabIndex={-1}>
      {conflict.freeTimes.length === 0 ? (
        t.noFreeTimes
      ) : (
        <Stack $gap="xs">
          <span>{t.freeTimes}</span>
          <Cluster $gap="xs">
            {conflict.freeTimes.map((free) => (
              <Button
                key={free.startsAt}
                variant="secondary"
                size="sm"
                onClick={() => onChoose(free)}
              >
                {formatMoment(free.startsAt, lang, zone)}
              </Button>
            ))}
          </Cluster>
        </Stack>
      )}
    </Banner>
  );
}
