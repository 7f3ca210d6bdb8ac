/** To the practice: a guardian has taken the consent back. */
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { bookingFacts } from '../booking-facts';
import { pageUrl, type BookingTemplate } from '../template';

const texts = catalogue({
  en: {
    subject: 'A guardian has withdrawn',
    greeting: 'Hello,',
    opening:
      'The guardian named in this booking has taken their consent back. Talk to the guardian and the client before the session.',
    open: 'Open bookings',
  },
  sw: {
    subject: 'Mlezi ameondoa ridhaa',
    greeting: 'Habari,',
    opening:
      'Mlezi aliyetajwa kwenye miadi hii ameondoa ridhaa yake. Zungumza na mlezi na mteja kabla ya kikao.',
    open: 'Fungua miadi',
  },
});

export const letter: BookingTemplate = (context) => {
  const t = texts[context.language];
  return {
    subject: t.subject,
    greeting: t.greeting,
    paragraphs: [t.opening],
    facts: bookingFacts(context, PRACTICE_ZONE),
    action: { label: t.open, url: pageUrl(context, '/admin/bookings') },
  };
};
