import type { Booking } from '@tulia/domain/records/booking';
import { useAreSeveral } from '../../../data/practitioners';
import { useBoard } from '../board-context';

/** With whom a booking is, for lines where that could be one of several; empty where it goes without saying. */
export function useWithWhom(): (booking: Booking) => string {
  const areSeveral = useAreSeveral();
  // A therapist's day holds the own sessions alone.
  const isSaid = useBoard().role !== 'therapist' && areSeveral;
  return ({ practitioner }) => (isSaid ? practitioner.name : '');
}
