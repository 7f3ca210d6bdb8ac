import type { Booking } from '@tulia/domain/booking/booking';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../platform/live/call';
import { tellPractice } from '../../../platform/live/call-names';
import OnTheDay from './on-the-day';

const ContactDialog = lazy(() => import('../../booking/success/contact-dialog'));

/** For a session of the account, with the number that is called and the way to correct it. */
export function OwnSession({ booking }: { booking: Booking }) {
  const [isChanging, setChanging] = useState(false);
  const { id: bookingId, clientName: name, clientPhone: phone, clientData, clientEmail } = booking;
  return (
    <>
      <OnTheDay
        session={booking}
        phone={phone}
        tell={(said) => call(tellPractice, { bookingId, ...said })}
        onChange={() => setChanging(true)}
      />
      <Suspense>
        {isChanging && (
          <ContactDialog
            bookingId={bookingId}
            contact={{ name, email: clientData.email || clientEmail, phone }}
            onClose={() => setChanging(false)}
            onSaved={() => setChanging(false)}
          />
        )}
      </Suspense>
    </>
  );
}
