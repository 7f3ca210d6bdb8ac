import { messagePath, messages } from '@tulia/domain/records/message';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { readRecord } from '../../platform/stored';
import { sessionEmail } from '../booking-facts';
import { textOf, type BookingTemplate, type Template } from '../template';

const changedTexts = catalogue({
  en: {
    subject: 'Your contact details were changed',
    name: 'The name for this booking was changed by the link in our email to you.',
    phone: 'The phone number for this booking was changed by the link in our email to you.',
    both: 'The name and the phone number for this booking were changed by the link in our email to you.',
    notYou: (phone: string) =>
      `Was it not you? Answer this email${phone === '' ? '' : `, or call us at ${phone}`}, and we put it right. We go on writing to this email address.`,
  },
  sw: {
    subject: 'Mawasiliano yako yamebadilishwa',
    name: 'Jina la miadi hii limebadilishwa kwa kiungo kilicho kwenye barua yetu kwako.',
    phone: 'Nambari ya simu ya miadi hii imebadilishwa kwa kiungo kilicho kwenye barua yetu kwako.',
    both: 'Jina na nambari ya simu ya miadi hii vimebadilishwa kwa kiungo kilicho kwenye barua yetu kwako.',
    notYou: (phone) =>
      `Je, si wewe uliyebadilisha? Jibu barua hii${phone === '' ? '' : `, au tupigie simu ${phone}`}, nasi tutarekebisha. Tunaendelea kukuandikia kwa anwani hii ya barua pepe.`,
  },
});

/** To the client: name or phone number were changed by the link in an email. The link cannot change the address. */
export const changed: BookingTemplate<'contact-changed'> = (context) => {
  const { language, mail, settings } = context;
  const t = changedTexts[language];
  const changed = textOf(mail, 'changed');
  return {
    subject: t.subject,
    ...sessionEmail(context),
    paragraphs: [changed === 'name' || changed === 'phone' ? t[changed] : t.both],
    remarks: [t.notYou(settings.phone)],
  };
};

const messageTexts = catalogue({
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

/** To the practice: a message from the contact form. A reply goes to the sender. */
export const message: Template<'contact-message'> = async ({ mail, language }) => {
  const message = await readRecord(messages, messagePath(textOf(mail, 'messageId')));
  if (message === null) return null;
  const t = messageTexts[language];
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
