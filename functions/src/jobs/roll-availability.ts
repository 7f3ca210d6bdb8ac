/** Every night: moves the booking window on by a day. */
export { rollWindow as runRollAvailability } from '../schedule/booking-window';
