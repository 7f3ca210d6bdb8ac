/** To somebody who had their account deleted. */
import { greetingFor } from '../booking-facts';
import { textOf, type Template } from '../template';

export const accountDeleted: Template = ({ mail, language, settings }) => {
  const swahili = language === 'sw';
  return {
    subject: swahili ? 'Akaunti yako imefutwa' : 'Your account is deleted',
    greeting: greetingFor(textOf(mail, 'fullName'), language),
    paragraphs: [
      swahili
        ? `Akaunti yako katika ${settings.name} imefutwa kama ulivyoomba.`
        : `Your account at ${settings.name} is deleted, as you asked.`,
      swahili
        ? 'Kumbukumbu ambazo sheria inatutaka kuzihifadhi zinabaki kwa muda uliowekwa tu, kisha zinafutwa.'
        : 'Records that the law obliges us to keep stay for that time only, and are then erased.',
    ],
  };
};
