import { BookingsBoard } from '../bookings/list/bookings-board';
import { staffPage } from '../parts/staff-page';

export default staffPage('adminBookings', BookingsBoard);
