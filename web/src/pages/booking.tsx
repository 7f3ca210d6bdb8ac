import { VerifyEmailBanner } from '../features/auth/verify-email-banner';
import { BookingFlow } from '../features/booking/booking-flow';

export default function BookingPage() {
  return <BookingFlow verifyNotice={<VerifyEmailBanner />} />;
}
