import type { Booking } from '@tulia/domain/booking/booking';
import { toldAt } from '@tulia/domain/booking/line-word';
import { formatClock } from '@tulia/domain/wording/moments';
import { Clock, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { telephone } from '../../../paths';
import { useTexts } from '../../../platform/language/use-texts';
import { Sign } from '../../parts/panel-style';
import { space } from '../../../ui/tokens';
import { clientWordTexts } from './texts/client-word';

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.sm};
  padding-bottom: ${space.xxs};
`;

/** A target of a finger on one line of text. */
const PhoneNumber = styled.a`
  padding-block: 0.7rem;
  margin-block: -0.7rem;
  white-space: nowrap;
`;

/** The number stands here, since the practitioner calls it at once. */
export function ClientWords({ booking }: { booking: Booking }) {
  const { t, lang } = useTexts(clientWordTexts);
  const [late, call] = [toldAt(booking, 'late'), toldAt(booking, 'call')];
  const { clientPhone } = booking;
  return (
    <Words role="status">
      {late !== null && (
        <Sign $tone="warn">
          <Clock aria-hidden size={16} />
          <span>{t.late(formatClock(late, lang))}</span>
        </Sign>
      )}
      {call !== null && (
        <Sign $tone="warn">
          <Phone aria-hidden size={16} />
          <span>{t.call(formatClock(call, lang))}</span>
          {clientPhone !== '' && (
            <PhoneNumber href={telephone(clientPhone)}>{clientPhone}</PhoneNumber>
          )}
        </Sign>
      )}
    </Words>
  );
}
