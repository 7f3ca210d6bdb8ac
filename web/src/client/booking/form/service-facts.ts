import type { Service } from '@tulia/domain/records/service';
import { formatMoney } from '@tulia/domain/wording/moments';
import type { bookingCopy } from '../texts/booking';

type Copy = (typeof bookingCopy)['en'];

/** "50 minutes · KES 3,000", from the service itself; no screen knows a price. */
export function serviceFacts(
  service: Pick<Service, 'durationMinutes' | 'price'>,
  t: Pick<Copy, 'minutes' | 'free' | 'serviceFacts'>,
): string {
  const price = service.price === 0 ? t.free : formatMoney(service.price);
  return t.serviceFacts(t.minutes(service.durationMinutes), price);
}
