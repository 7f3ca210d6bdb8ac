import type { Booking } from '@tulia/domain/booking/booking';
import { useAreSeveral } from '../../shared/practice/practitioners';
import { useBoard } from '../bookings/board/board-context';

/** Adds the practitioner's name where the practice has several. */
export function useWithWhom(): (about: string, booking: Booking) => string {
  const areSeveral = useAreSeveral();
  const isSaid = useBoard().role !== 'therapist' && areSeveral;
  return (about, { practitioner }) =>
    [about, isSaid ? practitioner.name : ''].filter(Boolean).join(' · ');
}
