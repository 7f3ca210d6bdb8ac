import type { Service } from '@tulia/domain/practice/service';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatMoney } from '@tulia/domain/wording/moments';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { bookingTexts } from '../texts/booking';
import { useTexts } from '../../../platform/language/use-texts';
import { bookingScheduleTexts } from '../texts/booking-schedule';
import { mark } from '../../../ui/marks';
import { color, radius, space, text } from '../../../ui/tokens';
import { chosenWhen } from '../time/day-words';
import { seriesTexts } from '../series/texts';
import { isSeriesOffered, type BookingValues } from '../values/booking-values';

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

/** The chosen service, day and time, or days of a series, with their price, beside the submit button. */
export function BookingSummary({ service }: { service: Service | undefined }) {
  const { t, lang } = useTexts(bookingTexts);
  const { t: schedule } = useTexts(bookingScheduleTexts);
  const { control } = useFormContext<BookingValues>();
  const { t: series } = useTexts(seriesTexts);
  const [date, time, zone, further, ageBand] = useWatch({
    control,
    name: ['date', 'time', 'timezone', 'further', 'ageBand'],
  });
  if (service === undefined) return null;
  const more = isSeriesOffered(service, ageBand) ? further.length : 0;
  return (
    <Box role="group" aria-label={t.summary} {...mark('summary')}>
      <p>
        <strong {...mark('says', 'service')}>{serviceName(service, lang)}</strong>,{' '}
        <span {...mark('says', 'length')}>{t.minutes(service.durationMinutes)}</span>
        <br />
        <span {...mark('says', 'when')}>{chosenWhen({ date, time, zone }, schedule, lang)}</span>
        {more > 0 && <span> {series.more(more)}</span>}
      </p>
      <Price {...mark('says', 'price')}>
        {service.price === 0 ? t.free : formatMoney(service.price * (1 + more))}
      </Price>
    </Box>
  );
}
