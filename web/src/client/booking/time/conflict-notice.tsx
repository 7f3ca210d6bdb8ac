import type { FreeTime } from '@tulia/domain/refusal';
import { formatMoment } from '@tulia/domain/wording/moments';
import { useEffect, useRef } from 'react';
import { bookingScheduleTexts } from '../texts/booking-schedule';
import { useTexts } from '../../../platform/language/use-texts';
import { FreeTimes } from '../../../shared/bookings/free-times';

export interface Conflict {
  message: string;
  freeTimes: readonly FreeTime[];
}

/** Says what happened, and offers free times as buttons. */
export function ConflictNotice({
  conflict,
  zone,
  onChoose,
}: {
  conflict: Conflict;
  zone: string;
  onChoose: (time: FreeTime) => void;
}) {
  const { t, lang } = useTexts(bookingScheduleTexts);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The dialog returns the focus before this.
    const timer = setTimeout(() => notice.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, [conflict]);
  return (
    <FreeTimes
      ref={notice}
      title={conflict.message}
      lines={[conflict.freeTimes.length > 0 ? t.freeTimes : t.noFreeTimes]}
      times={conflict.freeTimes}
      moment={(at) => formatMoment(at, lang, zone)}
      onTake={onChoose}
    />
  );
}
