/** To somebody who had their account deleted. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import { greetingFor } from '../booking-facts';
import { textOf, type Template } from '../template';

const texts = catalogue({
  en: {
    subject: 'Your account is deleted',
    opening: (practice: string) => `Your account at ${practice} is deleted, as you asked.`,
    records:
      'Records that the law obliges us to keep stay for that time only, and are then erased.',
  },
  sw: {
    subject: 'Akaunti yako imefutwa',
    opening: (practice) => `Akaunti yako katika ${practice} imefutwa kama ulivyoomba.`,
    records:
      'Kumbukumbu ambazo sheria inatutaka kuzihifadhi zinabaki kwa muda uliowekwa tu, kisha zinafutwa.',
  },
});

export const accountDeleted: Template = ({ mail, language, settings }) => {
  const t = texts[language];
  return {
    subject: t.subject,
    greeting: greetingFor(textOf(mail, 'fullName'), language),
    paragraphs: [t.opening(settings.name), t.records],
  };
};
