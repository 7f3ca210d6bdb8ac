/** To the practice: a message from the contact form. An answer goes to the person who wrote. */
import { messagePath, messages } from '@tulia/domain/records/message';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { db } from '../../../platform/app';
import { textOf, type Template } from '../../template';

const texts = catalogue({
  en: {
    subject: 'New message from the website',
    greeting: 'Hello,',
    opening: (name: string) => `${name} wrote through the contact form:`,
    labels: { name: 'Name', email: 'E-mail', subject: 'Subject', language: 'Language' },
  },
  sw: {
    subject: 'Ujumbe mpya kutoka kwenye tovuti',
    greeting: 'Habari,',
    opening: (name) => `${name} ameandika kupitia fomu ya mawasiliano:`,
    labels: { name: 'Jina', email: 'Barua pepe', subject: 'Mada', language: 'Lugha' },
  },
});

export const email: Template<'contact-message'> = async ({ mail, language }) => {
  const data = (
    await db()
      .doc(messagePath(textOf(mail, 'messageId')))
      .get()
  ).data();
  if (data === undefined) return null;
  const message = messages.fromStored(data);
  const t = texts[language];
  return {
    subject: t.subject,
    greeting: t.greeting,
    paragraphs: [t.opening(message.name), message.message],
    facts: [
      [t.labels.name, message.name],
      [t.labels.email, message.email],
      [t.labels.subject, message.subject],
      [t.labels.language, message.language],
    ],
    replyTo: message.email,
  };
};
