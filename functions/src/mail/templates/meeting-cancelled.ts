/** To the client: the join link is no longer in use; the session stays confirmed. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import { invitationIn, isOvertaken, sessionEmail } from '../booking-facts';
import type { BookingTemplate } from '../template';

const texts = catalogue({
  en: {
    subject: 'Your join link is no longer in use',
    opening:
      'The link we sent you is no longer in use. The session itself stands: we will send you a new link.',
  },
  sw: {
    subject: 'Kiungo chako hakitumiki tena',
    opening:
      'Kiungo tulichokutumia hakitumiki tena. Kikao chenyewe hakijabadilika: tutakutumia kiungo kipya.',
  },
});

export const email: BookingTemplate<'meeting-cancelled'> = (context) => {
  if (isOvertaken(context)) return null;
  const t = texts[context.language];
  return {
    subject: t.subject,
    ...sessionEmail(context),
    paragraphs: [t.opening],
    invitation: invitationIn(context),
  };
};
