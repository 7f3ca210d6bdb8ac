import { isOver, type BookingStatus } from '@tulia/domain/booking/status';
import { paymentsTexts } from '../../shared/pay/texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { useMyBookings } from '../../shared/bookings/use-my-bookings';
import { PayPanel } from '../../shared/pay/pay-panel';
import { paths, withRedirect } from '../../paths';
import { useSession } from '../../platform/session/session';
import { Stack } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';

/** Only its client sees the money of a booking; a visitor with just a reference number is asked to log in. */
export function OwnPayment({ reference, status }: { reference: string; status: BookingStatus }) {
  const { t, common } = useTexts(paymentsTexts);
  const session = useSession();
  if (session.status === 'loading') return null;
  if (session.status === 'signed-in' && session.user.emailVerified) {
    return <Own reference={reference} />;
  }
  if (isOver(status)) return null;
  return (
    <Stack $gap="xs">
      <p>{t.signInToPay}</p>
      <div>
        <LinkButton
          to={withRedirect(paths.login, paths.bookingStatus)}
          variant="secondary"
          size="sm"
        >
          {common.logIn}
        </LinkButton>
      </div>
    </Stack>
  );
}

/** Reads only this person's bookings, so another client's shows nothing. */
function Own({ reference }: { reference: string }) {
  const practice = usePractice();
  const { list } = useMyBookings();
  const booking = list.find((each) => each.referenceNumber === reference);
  if (booking === undefined) return null;
  return <PayPanel booking={booking} bookings={list} practice={practice} />;
}
