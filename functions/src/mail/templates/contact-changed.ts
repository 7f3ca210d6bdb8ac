/** To the client, at the address that stays: name or phone number were changed by the link in an email. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import { sessionEmail } from '../booking-facts';
import { textOf, type BookingTemplate } from '../template';

const texts = catalogue({
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

export const email: BookingTemplate<'contact-changed'> = (context) => {
  const { language, mail, settings } = context;
  const t = texts[language];
  const changed = textOf(mail, 'changed');
  return {
    subject: t.subject,
    ...sessionEmail(context),
    paragraphs: [changed === 'name' || changed === 'phone' ? t[changed] : t.both],
    remarks: [t.notYou(settings.phone)],
  };
};
