import { memo } from 'react';
import { useBoard } from '../board/board-context';
import { COLUMNS, type BookingRowProps } from './columns';
import { Cell, Row } from './list-style';

/** Renders again only when its own booking changes. */
export const BookingRow = memo(function BookingRow(row: BookingRowProps) {
  const { booking, fresh, place } = row;
  const { underWay } = useBoard();
  return (
    <Row
      role="row"
      tabIndex={-1}
      aria-rowindex={place}
      data-booking={booking.referenceNumber}
      $fresh={fresh}
      $faded={underWay.has(booking.id)}
      $long={booking.status === 'confirmed'}
    >
      {COLUMNS.map(({ name, phone, Cell: Content }) => (
        <Cell key={name} role="cell" $phone={phone}>
          <Content {...row} />
        </Cell>
      ))}
    </Row>
  );
});
