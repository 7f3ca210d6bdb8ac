/** To the guardian who answers by a link that staff handed over: the code to type on the page. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import { bookingFacts, greetingFor } from '../../booking-facts';
import { textOf, type BookingTemplate } from '../../template';

const texts = catalogue({
  en: {
    subject: 'Your code',
    opening: (practice: string) =>
      `Type this code on the page of ${practice} on which you give your answer. It holds for one hour.`,
    code: 'Code',
    alone:
      'The code shows that the answer is your own. Please tell it to nobody, not even to us: we never ask for it by phone or message.',
    stranger:
      'If you did not ask for a code, somebody else has your link: ignore this email or answer it, and we will look into it.',
  },
  sw: {
    subject: 'Msimbo wako',
    opening: (practice) =>
      `Andika msimbo huu kwenye ukurasa wa ${practice} unapotoa jibu lako. Unatumika kwa saa moja.`,
    code: 'Msimbo',
    alone:
      'Msimbo huu unaonyesha kwamba jibu ni lako mwenyewe. Tafadhali usimwambie mtu yeyote, hata sisi: hatuuombi kamwe kwa simu wala kwa ujumbe.',
    stranger:
      'Ikiwa hukuomba msimbo, mtu mwingine ana kiungo chako: puuza barua hii au ijibu, nasi tutafuatilia.',
  },
});

export const email: BookingTemplate<'guardian-code'> = (context) => {
  const { booking, language, mail, settings } = context;
  const t = texts[language];
  const [reference] = bookingFacts(context);
  return {
    subject: t.subject,
    greeting: greetingFor(booking.guardian?.name ?? booking.clientName, language),
    paragraphs: [t.opening(settings.name)],
    facts: [[t.code, textOf(mail, 'code')], ...(reference === undefined ? [] : [reference])],
    remarks: [t.alone, t.stranger],
  };
};
