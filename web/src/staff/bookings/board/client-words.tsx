import type { Booking } from '@tulia/domain/booking/booking';
import { toldAt } from '@tulia/domain/booking/line-word';
import { formatClock } from '@tulia/domain/wording/moments';
import { Clock, Phone } from 'lucide-react';
import { telephone } from '../../../paths';
import { useTexts } from '../../../platform/language/use-texts';
import { Sign } from '../../parts/panel-style';
import { clientWordTexts } from './texts/client-word';

/** The number stands here, since the practitioner calls it at once. */
export function ClientWords({ booking }: { booking: Booking }) {
  const { t, lang } = useTexts(clientWordTexts);
  const [late, call] = [toldAt(booking, 'late'), toldAt(booking, 'call')];
  const { clientPhone } = booking;
  return (
    <span role="status">
      {late !== null && (
        <Sign $tone="warn">
          <Clock aria-hidden size={16} />
          <span>{t.late(formatClock(late, lang))}</span>
        </Sign>
      )}{' '}
      {call !== null && (
        <Sign $tone="warn">
          <Phone aria-hidden size={16} />
          <span>{t.call(formatClock(call, lang))}</span>
          {clientPhone !== '' && <a href={telephone(clientPhone)}>{clientPhone}</a>}
        </Sign>
      )}
    </span>
  );
}
