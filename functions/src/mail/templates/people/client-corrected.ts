/** To the owner of an account: staff corrected what the practice has noted. The values are not repeated. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import { greetingFor } from '../../booking-facts';
import { isSaid, pageUrl, textOf, type Template } from '../../template';

const texts = catalogue({
  en: {
    subject: 'Your contact details were corrected',
    opening: (practice: string) => `Our staff at ${practice} corrected what we have noted of you:`,
    names: {
      name: 'your name',
      phone: 'your phone number',
      language: 'the language in which we write to you',
      address: 'your address',
      emergencyContact: 'your emergency contact',
    },
    sessions: 'Your sessions ahead follow the correction. Past ones stay as they are.',
    profile: 'Your own profile stays as you wrote it. Please change it there if it is out of date.',
    open: 'Open my profile',
    notYou: (phone: string) =>
      `Did you not ask for this? Answer this email${phone === '' ? '' : `, or call us at ${phone}`}, and we put it right.`,
  },
  sw: {
    subject: 'Mawasiliano yako yamerekebishwa',
    opening: (practice) => `Wahudumu wetu wa ${practice} wamerekebisha tulichoandika kukuhusu:`,
    names: {
      name: 'jina lako',
      phone: 'nambari yako ya simu',
      language: 'lugha tunayokuandikia',
      address: 'anwani yako',
      emergencyContact: 'mtu wako wa dharura',
    },
    sessions: 'Vikao vyako vijavyo vinafuata marekebisho. Vilivyopita vinabaki vilivyo.',
    profile:
      'Wasifu wako mwenyewe unabaki ulivyouandika. Tafadhali ubadilishe huko kama umepitwa na wakati.',
    open: 'Fungua wasifu wangu',
    notYou: (phone) =>
      `Je, hukuomba hili? Jibu barua hii${phone === '' ? '' : `, au tupigie simu ${phone}`}, nasi tutarekebisha.`,
  },
});

export const email: Template<'client-corrected'> = (context) => {
  const { mail, language, settings } = context;
  const t = texts[language];
  const names: Partial<Record<string, string>> = t.names;
  const fields = textOf(mail, 'fields').split(',');
  const named = fields.flatMap((field) => names[field] ?? []).join(', ');
  return {
    subject: t.subject,
    greeting: greetingFor(textOf(mail, 'fullName'), language),
    paragraphs: [
      `${t.opening(settings.name)} ${named}.`,
      ...(isSaid(mail, 'sessions') ? [t.sessions] : []),
      t.profile,
    ],
    action: { label: t.open, url: pageUrl(context, '/profile') },
    remarks: [t.notYou(settings.phone)],
  };
};
