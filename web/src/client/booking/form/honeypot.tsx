import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { bookingTexts } from '../texts/booking';
import { useTexts } from '../../../platform/language/use-texts';
import type { BookingValues } from '../values/booking-values';

const OffScreen = styled.div`
  position: absolute;
  left: -10000px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

/** A field that people do not see and programs fill in (specification section 5, 'Spam detected'). */
export function Honeypot() {
  const { t } = useTexts(bookingTexts);
  const { register } = useFormContext<BookingValues>();
  return (
    <OffScreen aria-hidden="true">
      <label>
        {t.honeypot}
        <input type="text" tabIndex={-1} autoComplete="off" {...register('honeypot')} />
      </label>
    </OffScreen>
  );
}
