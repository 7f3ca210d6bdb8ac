import { bookingEntryTexts } from '../texts/booking-entry';
import { useTexts } from '../../../platform/language/use-texts';
import { bookingPathOf, paths, withRedirect } from '../../../paths';
import { Dialog } from '../../../ui/dialogs/dialog';
import { LinkButton } from '../../../ui/link-button';
import type { BookingValues } from '../values/booking-values';

/**
 * Asks a visitor to log in or sign up before the request is sent. The draft stays in this tab; only service, day and
 * time are in the address that the link of the email opens.
 */
export default function LastStep({
  values,
  onClose,
}: {
  values: BookingValues;
  onClose: () => void;
}) {
  const { t, common } = useTexts(bookingEntryTexts);
  const { service, practitioner, date, time } = values;
  const isGuardian = values.ageBand === 'adolescent' && values.bookedBy === 'guardian';
  const typed = {
    email: values.email.trim(),
    name: (isGuardian ? values.guardianName : values.fullName).trim(),
  };
  const back = bookingPathOf({ service, with: practitioner, day: date, time });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title}
      description={t.text}
      closeLabel={common.close}
      footer={
        <>
          <LinkButton
            to={withRedirect(paths.login, back)}
            state={{ entry: 'sign-in', email: typed.email }}
            variant="secondary"
          >
            {t.known}
          </LinkButton>
          <LinkButton to={withRedirect(paths.signup, back)} state={typed}>
            {common.signUp}
          </LinkButton>
        </>
      }
    >
      <p>{t.notHeld}</p>
    </Dialog>
  );
}
