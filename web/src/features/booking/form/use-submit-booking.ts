/**
 * Sends a filled form. One call at a time; the request id stays with the body until an answer is known, so pressing twice,
 * sending again and reloading can never make a second booking. What the server refuses comes back to the form; an answer
 * that never came keeps the dialog open, because sending the same again is safe.
 */
import type { CreateBookingOutput } from '@tulia/domain/calls/create-booking';
import { Refusal } from '@tulia/domain/refusal';
import { useRef, useState } from 'react';
import { call } from '../../../live/call';
import { attemptFor, closeAttempt, markUnknown, openAttempt } from './booking-attempt';
import type { BookingRequest } from './booking-values';
import type { Trouble } from './confirm-dialog';
import { isPossibleNow } from '../../../offline/capabilities';

export interface SubmitBooking {
  busy: boolean;
  /** why the dialog is still open after sending */
  trouble: Trouble | null;
  /** whether an earlier request may have arrived */
  unknown: boolean;
  send: (body: BookingRequest) => Promise<void>;
  /** the person closed the dialog or changed the form */
  clearTrouble: () => void;
}

/** The request may have arrived: the connection or the time ran out, or the server failed without a decision. */
function isUnanswered(refusal: Refusal): boolean {
  return ['offline', 'timeout', 'internal'].includes(refusal.code);
}

export function useSubmitBooking(on: {
  booked: (body: BookingRequest, answer: CreateBookingOutput) => void;
  refused: (refusal: Refusal) => void;
  unanswered: (refusal: Refusal) => void;
}): SubmitBooking {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [unknown, setUnknown] = useState(() => openAttempt()?.unknown ?? false);
  const sending = useRef(false);

  const send = async (body: BookingRequest) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setTrouble(null);
    const contract = await import('@tulia/domain/calls/create-booking').catch(() => null);
    if (contract === null || !(await isPossibleNow('send a request'))) {
      sending.current = false;
      setBusy(false);
      setTrouble('offline');
      return;
    }
    const attempt = attemptFor(body);
    try {
      const answer = await call(contract.createBooking, { ...body, requestId: attempt.requestId });
      closeAttempt();
      setUnknown(false);
      on.booked(body, answer);
    } catch (error) {
      const refusal: Refusal =
        error instanceof Refusal ? (error as Refusal) : new Refusal('internal');
      if (isUnanswered(refusal)) {
        markUnknown(attempt);
        setUnknown(true);
        setTrouble('unknown');
        on.unanswered(refusal);
      } else {
        closeAttempt();
        setUnknown(false);
        on.refused(refusal);
      }
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, trouble, unknown, send, clearTrouble: () => setTrouble(null) };
}
