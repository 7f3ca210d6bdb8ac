/** To the practice: a message from the contact form. An answer goes to the person who wrote. */
import { messagePath, messages } from '@tulia/domain/records/message';
import { db } from '../../platform/app';
import { textOf, type Template } from '../template';

export const contactMessage: Template = async ({ mail }) => {
  const data = (
    await db()
      .doc(messagePath(textOf(mail, 'messageId')))
      .get()
  ).data();
  if (data === undefined) return null;
  const message = messages.fromStored(data);
  return {
    subject: 'New message from the website',
    greeting: 'Hello,',
    paragraphs: [`${message.name} wrote through the contact form:`, message.message],
    facts: [
      ['Name', message.name],
      ['E-mail', message.email],
      ['Subject', message.subject],
      ['Language', message.language],
    ],
    replyTo: message.email,
  };
};
