/** To the practice: a guardian has said no, or has taken the consent back. */
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-time';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { bookingFacts } from '../../booking-facts';
import { pageUrl, textOf, type BookingTemplate } from '../../template';

const texts = catalogue({
  en: {
    subject: 'A guardian has withdrawn',
    greeting: 'Hello,',
    opening:
      'The guardian named in this booking has taken their consent back. Talk to the guardian and the client before the session.',
    declinedSubject: 'A guardian has said no',
    declined:
      'The guardian named in this booking does not agree to it, so it cannot be confirmed. Talk to the guardian and the client before you decide.',
    open: 'Open bookings',
  },
  sw: {
    subject: 'Mlezi ameondoa ridhaa',
    greeting: 'Habari,',
    opening:
      'Mlezi aliyetajwa kwenye miadi hii ameondoa ridhaa yake. Zungumza na mlezi na mteja kabla ya kikao.',
    declinedSubject: 'Mlezi amekataa',
    declined:
      'Mlezi aliyetajwa kwenye miadi hii hairidhii, hivyo haiwezi kuthibitishwa. Zungumza na mlezi na mteja kabla ya kuamua.',
    open: 'Fungua miadi',
  },
});

export const email: BookingTemplate<'guardian-withdrew'> = (context) => {
  const t = texts[context.language];
  const isNo = textOf(context.mail, 'answer') === 'declined';
  return {
    subject: isNo ? t.declinedSubject : t.subject,
    greeting: t.greeting,
    paragraphs: [isNo ? t.declined : t.opening],
    facts: bookingFacts(context, PRACTICE_ZONE),
    action: { label: t.open, url: pageUrl(context, '/admin/bookings') },
  };
};
