/** To a person who wrote through the contact form. Anybody may have typed the address, so it quotes no message. */
import { messagePath, messages } from '@tulia/domain/records/message';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { readRecord } from '../../../platform/stored';
import { greetingFor } from '../../booking-facts';
import { textOf, type Template } from '../../template';

const texts = catalogue({
  en: {
    subject: (practice: string) => `Answer from ${practice}`,
    opening: 'Thank you for your message. This is our answer:',
  },
  sw: {
    subject: (practice) => `Jibu kutoka ${practice}`,
    opening: 'Asante kwa ujumbe wako. Hili ndilo jibu letu:',
  },
});

export const email: Template<'message-answer'> = async ({ mail, language, settings }) => {
  const message = await readRecord(messages, messagePath(textOf(mail, 'messageId')));
  if (message === null || message.answer === null) return null;
  const t = texts[language];
  return {
    subject: t.subject(settings.name),
    greeting: greetingFor(message.name, language),
    paragraphs: [t.opening, message.answer.text],
  };
};
