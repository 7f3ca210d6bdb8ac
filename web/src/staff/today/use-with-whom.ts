import type { Booking } from '@tulia/domain/records/booking';
import { useAreSeveral } from '../../shared/practice/practitioners';
import { useBoard } from '../bookings/board/board-context';

/** What is said about a booking, and with whom it is, unless that goes without saying. */
export function useWithWhom(): (about: string, booking: Booking) => string {
  const areSeveral = useAreSeveral();
  // A therapist's day holds the own sessions alone.
  const isSaid = useBoard().role !== 'therapist' && areSeveral;
  return (about, { practitioner }) =>
    [about, isSaid ? practitioner.name : ''].filter(Boolean).join(' · ');
}
