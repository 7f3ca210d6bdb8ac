/** To the client of 12 to 17: the guardian has agreed, has said no, or has taken the consent back. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import { guardianSentence } from '@tulia/domain/wording/guardian-sentence';
import { sessionEmail } from '../../booking-facts';
import type { BookingTemplate } from '../../template';

const texts = catalogue({
  en: {
    subject: 'News about your request',
    reach: (phone: string) =>
      `You can ask us anything about this: answer this email${phone === '' ? '' : `, or call us at ${phone}`}.`,
  },
  sw: {
    subject: 'Habari kuhusu ombi lako',
    reach: (phone) =>
      `Unaweza kutuuliza chochote kuhusu hili: jibu barua hii${phone === '' ? '' : `, au tupigie simu ${phone}`}.`,
  },
});

export const email: BookingTemplate<'guardian-answered'> = (context) => {
  const { booking, language, settings } = context;
  const sentence = guardianSentence(booking, language);
  // Another email says that the session is cancelled or confirmed.
  if (sentence === null) return null;
  const t = texts[language];
  return {
    subject: t.subject,
    ...sessionEmail(context),
    paragraphs: [sentence],
    remarks: [t.reach(settings.phone)],
  };
};
