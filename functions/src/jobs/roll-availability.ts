/** Every night: the booking window moves on by a day, and repeating blocks with it. */
export { rollWindow as runRollAvailability } from '../schedule/booking-window';
