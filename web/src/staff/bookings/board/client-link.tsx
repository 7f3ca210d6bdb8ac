import { isAdmin } from '@tulia/domain/person/role';
import type { Booking } from '@tulia/domain/booking/booking';
import { Link } from 'react-router-dom';
import { clientPagePath } from '../../../paths';
import { useBoard } from './board-context';

export function ClientLink({ booking }: { booking: Pick<Booking, 'clientId' | 'clientName'> }) {
  const { role } = useBoard();
  return <Link to={clientPagePath(isAdmin(role), booking.clientId)}>{booking.clientName}</Link>;
}
