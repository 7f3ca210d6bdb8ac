import type { Service } from '@tulia/domain/records/service';
import { toInstant } from '@tulia/domain/time/practice-time';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatClocks, formatDay, formatMoney } from '@tulia/domain/wording/moments';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { bookingCopy } from '../../../copy/booking/booking';
import { bookingScheduleCopy } from '../../../copy/booking/booking-schedule';
import { useCopy } from '../../../copy/use-copy';
import { color, radius, space, text } from '../../../ui/tokens';
import type { BookingValues } from './booking-values';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.md};
  align-items: baseline;
  justify-content: space-between;
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.md};
  background: ${color.sunken};
  p {
    overflow-wrap: anywhere;
  }
`;

const Price = styled.strong`
  font-size: ${text.xl};
  font-variant-numeric: tabular-nums;
`;

/** What will be asked for and what it costs, beside the button that asks for it. @param service the chosen one, if any */
export function BookingSummary({ service }: { service: Service | undefined }) {
  const { t, lang } = useCopy(bookingCopy);
  const { t: schedule } = useCopy(bookingScheduleCopy);
  const { control } = useFormContext<BookingValues>();
  const [date, time, zone] = useWatch({ control, name: ['date', 'time', 'timezone'] });
  if (service === undefined) return null;
  const when = () => {
    if (date === '') return schedule.noTimeYet;
    const day = formatDay(toInstant(date, time === '' ? '12:00' : time), lang);
    return time === '' ? day : `${day}, ${formatClocks(toInstant(date, time), lang, zone)}`;
  };
  return (
    <Box role="group" aria-label={t.summary}>
      <p>
        <strong>{serviceName(service, lang)}</strong>, {t.minutes(service.durationMinutes)}
        <br />
        {when()}
      </p>
      <Price>{service.price === 0 ? t.free : formatMoney(service.price)}</Price>
    </Box>
  );
}
