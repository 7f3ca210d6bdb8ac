/** To an address that staff noted, which may be a stranger's: it names only the practice. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import { pageUrl, textOf, type Template } from '../../template';

const texts = catalogue({
  en: {
    subject: 'Is this your email address?',
    greeting: 'Hello,',
    opening: (practice: string) =>
      `Somebody at ${practice} noted this address, to write to you here. Nothing is sent to it until you have said that it is yours.`,
    confirm: 'Yes, it is mine',
    digits:
      'The page asks for the last four digits of your phone number. The link works for 14 days.',
    stranger: 'If it is not you, please ignore this email: nothing more comes to this address.',
  },
  sw: {
    subject: 'Je, hii ni barua pepe yako?',
    greeting: 'Habari,',
    opening: (practice) =>
      `Mtu wa ${practice} ameandika anwani hii ili tukuandikie hapa. Hakuna kitakachotumwa hapa hadi useme kwamba ni yako.`,
    confirm: 'Ndiyo, ni yangu',
    digits:
      'Ukurasa unauliza tarakimu nne za mwisho za nambari yako ya simu. Kiungo kinafanya kazi siku 14.',
    stranger: 'Ikiwa si wewe, tafadhali puuza barua hii: hakuna kingine kitakachokuja hapa.',
  },
});

export const email: Template<'email-noted'> = (context) => {
  const { mail, language, settings } = context;
  const t = texts[language];
  // After `#`, so that no server and no log sees it.
  const path = `/manage#email.${textOf(mail, 'clientId')}.${textOf(mail, 'token')}`;
  return {
    subject: t.subject,
    greeting: t.greeting,
    paragraphs: [t.opening(settings.name)],
    action: { label: t.confirm, url: pageUrl(context, path) },
    remarks: [t.digits, t.stranger],
  };
};
