/** To a person who had their account deleted: what is erased, and what must be kept until when. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import { formatDay } from '@tulia/domain/wording/moments';
import { greetingFor } from '../../booking-facts';
import { numberOf, textOf, type Template } from '../../template';

const texts = catalogue({
  en: {
    subject: 'Your account is deleted',
    opening: (practice: string) => `Your account at ${practice} is deleted, as you asked.`,
    goes: 'What is gone: your account, your profile, the messages you sent us, and your contact details in every booking. Bookings that never took place go within two days.',
    stays: (day: string) =>
      `What must be kept: records of sessions that took place, with your name, until ${day}. They are erased after that day.`,
    nothing: 'Nothing else is kept: there are no records that we must keep.',
  },
  sw: {
    subject: 'Akaunti yako imefutwa',
    opening: (practice) => `Akaunti yako katika ${practice} imefutwa kama ulivyoomba.`,
    goes: 'Kilichoondoka: akaunti yako, wasifu wako, ujumbe uliotutumia, na mawasiliano yako katika kila miadi. Miadi ambayo haikufanyika itaondoka ndani ya siku mbili.',
    stays: (day) =>
      `Kinacholazimika kubaki: kumbukumbu za vikao vilivyofanyika, pamoja na jina lako, hadi ${day}. Zitafutwa baada ya siku hiyo.`,
    nothing: 'Hakuna kingine kinachobaki: hakuna kumbukumbu tunazolazimika kuhifadhi.',
  },
});

export const email: Template<'account-deleted'> = ({ mail, language, settings }) => {
  const t = texts[language];
  const until = numberOf(mail, 'retainUntil', 0);
  return {
    subject: t.subject,
    greeting: greetingFor(textOf(mail, 'fullName'), language),
    paragraphs: [
      t.opening(settings.name),
      t.goes,
      until === 0 ? t.nothing : t.stays(formatDay(until, language)),
    ],
  };
};
