import type { Booking } from '@tulia/domain/booking/booking';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import { adminScheduleTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Dialog } from '../../../ui/dialogs/dialog';

const Scroll = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export function DetailsDialog({
  booking,
  details,
  onClose,
}: {
  /** undefined: the booking has left the range */
  booking: Booking | undefined;
  details: (booking: Booking) => ReactNode;
  onClose: () => void;
}) {
  const { t, common } = useTexts(adminScheduleTexts);
  return (
    <Dialog open onOpenChange={onClose} closeLabel={common.close} title={t.detailsTitle} wide>
      <Scroll>{booking ? details(booking) : <p>{t.gone}</p>}</Scroll>
    </Dialog>
  );
}
