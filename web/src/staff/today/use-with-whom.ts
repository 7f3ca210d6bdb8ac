import type { Booking } from '@tulia/domain/booking/booking';
import { useAreSeveral } from '../../shared/practice/practitioners';
import { useBoard } from '../bookings/board/board-context';

/** A booking's text with the practitioner's name, where the practice has several. */
export function useWithWhom(): (about: string, booking: Booking) => string {
  const areSeveral = useAreSeveral();
  // A therapist's day has only their own sessions.
  const isSaid = useBoard().role !== 'therapist' && areSeveral;
  return (about, { practitioner }) =>
    [about, isSaid ? practitioner.name : ''].filter(Boolean).join(' · ');
}
