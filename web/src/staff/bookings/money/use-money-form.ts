import type { Booking } from '@tulia/domain/records/booking';
import { problemSentence } from '../../parts/texts/editor';
import { adminDeskCopy } from '../../parts/texts/desk';
import { adminMoneyCopy } from './texts';
import { useCopy } from '../../../platform/language/use-copy';
import { toast } from '../../../ui/toast-store';
import { refusalText } from '../board/refusal-text';

/** What every form about the money of a booking tells, and that it closes. @param done says that it was done */
export function useMoneyForm(booking: Booking, done: string, onClose: () => void) {
  const { t } = useCopy(adminMoneyCopy);
  const { t: desk, lang } = useCopy(adminDeskCopy);
  return {
    say: (reason: string) =>
      reason === 'reason-required' ? t.reasonMissing : problemSentence(reason, lang),
    failed: desk.error,
    sentence: refusalText,
    // The fields say it.
    onInvalid: () => undefined,
    onDone: () => {
      toast({ title: done, description: booking.referenceNumber });
      onClose();
    },
  };
}
