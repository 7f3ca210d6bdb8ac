import type { Booking } from '@tulia/domain/records/booking';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { adminBookingsCopy } from '../../../copy/staff/admin-bookings';
import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/button';
import { BookingActions } from '../decisions/booking-actions';
import { BookingDetails } from '../details/booking-details';
import { ClientCell, IdentityCell, WhenCell } from './booking-cells';
import { useBoard } from '../board-context';
import { Cell, CellName, DetailCell, DetailRow, Row } from '../board-style';
import { MeetingControl } from '../meeting/meeting-control';

export const COLUMNS = 5;

interface BookingRowProps {
  booking: Booking;
  fresh: boolean;
}

/** One booking: a row of the table, and on a phone a card. Drawn anew when it changes, not when another arrives. */
export const BookingRow = memo(function BookingRow({ booking, fresh }: BookingRowProps) {
  const { t } = useCopy(adminBookingsCopy);
  const { underWay } = useBoard();
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const reference = booking.referenceNumber;
  return (
    <>
      <Row role="row" $fresh={fresh} $faded={underWay.has(booking.id)} data-booking={reference}>
        <Cell role="cell">
          <IdentityCell booking={booking} fresh={fresh} />
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            aria-label={`${open ? t.hideDetails : t.showDetails} ${reference}`}
            onClick={() => setOpen(!open)}
          >
            {open ? <ChevronUp aria-hidden size={16} /> : <ChevronDown aria-hidden size={16} />}
            {open ? t.hideDetails : t.showDetails}
          </Button>
        </Cell>
        <Cell role="cell">
          <CellName aria-hidden="true">{t.client}</CellName>
          <ClientCell booking={booking} />
        </Cell>
        <Cell role="cell">
          <CellName aria-hidden="true">{t.when}</CellName>
          <WhenCell booking={booking} />
        </Cell>
        <Cell role="cell">
          <CellName aria-hidden="true">{t.meeting}</CellName>
          <MeetingControl booking={booking} />
        </Cell>
        <Cell role="cell">
          <BookingActions booking={booking} />
        </Cell>
      </Row>
      {open && (
        <DetailRow role="row" id={detailsId}>
          <DetailCell role="cell" colSpan={COLUMNS}>
            <BookingDetails booking={booking} />
          </DetailCell>
        </DetailRow>
      )}
    </>
  );
});
