import type { Booking } from '@tulia/domain/records/booking';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo, Suspense } from 'react';
import { adminBookingsCopy } from '../board/texts/bookings';
import { useCopy } from '../../../platform/language/use-copy';
import { lazyPart } from '../../../platform/offline/lazy-part';
import { Button } from '../../../ui/button';
import { useBoard } from '../board/board-context';
import { Cell, OpenerAndMenu, Row } from './list-style';
import { RowActions } from './row-actions';
import { ClientCell, MoneyCell, ServiceCell, StateCell, WhenCell } from './row-cells';

/** The menus come after the rows: they bring a library along that the rows do without. */
const RowMenu = lazyPart(() => import('./row-menu').then((part) => part.default));

export const COLUMNS = 7;

export interface BookingRowProps {
  booking: Booking;
  fresh: boolean;
  open: boolean;
  /** id of the row with the details, while they are open */
  detailsId: string;
  onToggle: (bookingId: string) => void;
  /** place among all rows, from 1 on; the head is the first */
  place: number;
}

/** One booking: two lines on a laptop, three on a phone. Drawn anew when it changes, not when another arrives. */
export const BookingRow = memo(function BookingRow({
  booking,
  fresh,
  open,
  detailsId,
  onToggle,
  place,
}: BookingRowProps) {
  const { t } = useCopy(adminBookingsCopy);
  const { underWay } = useBoard();
  const reference = booking.referenceNumber;
  return (
    <Row
      role="row"
      tabIndex={-1}
      aria-rowindex={place}
      data-booking={reference}
      $fresh={fresh}
      $faded={underWay.has(booking.id)}
    >
      <Cell role="cell" $area="client">
        <ClientCell booking={booking} fresh={fresh} />
      </Cell>
      <Cell role="cell" $area="when">
        <WhenCell booking={booking} />
      </Cell>
      <Cell role="cell" $area="service">
        <ServiceCell booking={booking} />
      </Cell>
      <Cell role="cell" $area="state">
        <StateCell booking={booking} />
      </Cell>
      <Cell role="cell" $area="money">
        <MoneyCell booking={booking} />
      </Cell>
      <Cell role="cell" $area="acts">
        <RowActions booking={booking} onDetails={() => onToggle(booking.id)} />
      </Cell>
      <Cell role="cell" $area="more">
        <OpenerAndMenu>
          <Button
            size="sm"
            variant="quiet"
            data-details
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            aria-label={`${open ? t.hideDetails : t.showDetails} ${reference}`}
            onClick={() => onToggle(booking.id)}
          >
            {open ? <ChevronUp aria-hidden size={18} /> : <ChevronDown aria-hidden size={18} />}
          </Button>
          <Suspense>
            <RowMenu booking={booking} />
          </Suspense>
        </OpenerAndMenu>
      </Cell>
    </Row>
  );
});
