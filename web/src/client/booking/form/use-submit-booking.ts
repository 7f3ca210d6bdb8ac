/**
 * Sends a filled form. The body keeps its request id until an answer comes, so a second sending or a reload makes no
 * second booking. A refusal returns to the form; without an answer the dialog stays open for another try.
 */
import type { CreateBookingOutput } from '@tulia/domain/calls/bookings/create-booking';
import { isUnanswered, Refusal } from '@tulia/domain/refusal';
import { useRef, useState } from 'react';
import { isPossibleNow } from '../../../platform/offline/capabilities';
import { call } from '../../../platform/live/call';
import { useAction } from '../../../platform/live/use-action';
import { attemptFor, closeAttempt, markUnknown, openAttempt } from './booking-attempt';
import type { BookingRequest } from '../values/booking-values';
import type { Trouble } from './confirm-dialog';

export function useSubmitBooking(on: {
  booked: (answer: CreateBookingOutput) => void;
  refused: (refusal: Refusal) => void;
  unanswered: (refusal: Refusal) => void;
}) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  /** an earlier request may have arrived */
  const [unknown, setUnknown] = useState(() => openAttempt()?.unknown ?? false);
  /** null until a request leaves this browser */
  const sent = useRef<ReturnType<typeof openAttempt>>(null);

  const book = async (body: BookingRequest) => {
    sent.current = null;
    const contract = await import('../values/booking-contract').catch(() => null);
    if (contract === null || !(await isPossibleNow('send a request'))) throw new Refusal('offline');
    const attempt = attemptFor(body);
    sent.current = attempt;
    return call(contract.createBooking, { ...body, requestId: attempt.requestId });
  };
  const answered = () => {
    closeAttempt();
    setUnknown(false);
  };
  const { busy, run } = useAction(book, {
    onDone: (answer) => {
      answered();
      on.booked(answer);
    },
    onRefused: (refusal) => {
      if (sent.current === null) setTrouble('offline');
      else if (isUnanswered(refusal)) {
        markUnknown(sent.current);
        setUnknown(true);
        setTrouble('unknown');
        on.unanswered(refusal);
      } else {
        answered();
        on.refused(refusal);
      }
    },
  });
  const send = (body: BookingRequest) => {
    setTrouble(null);
    return run(body);
  };
  return { busy, trouble, unknown, send, clearTrouble: () => setTrouble(null) };
}
