/** To the practice: a service no longer takes its credentials. */
import { TOLD_CONNECTIONS, type ToldConnection } from '@tulia/domain/practice/connections';
import { catalogue } from '@tulia/domain/wording/catalogue';
import { formatClock, formatDay } from '@tulia/domain/wording/moments';
import { numberOf, pageUrl, textOf, type Template } from '../../template';

type Trouble = Record<'subject' | 'what' | 'next', string>;

const en: Record<ToldConnection, Trouble> = {
  google: {
    subject: 'Google has to be connected again',
    what: 'Google no longer lets us make meetings. Bookings go on, and their confirmations say that the link follows.',
    next: 'A super admin connects Google again under Settings; the missing meetings are then made by themselves. Until then, paste a link of your own into a session that begins soon.',
  },
  mpesa: {
    subject: 'M-Pesa does not take the credentials',
    what: 'M-Pesa no longer takes the practice’s credentials: clients get no prompts on their phones. They can still pay by themselves.',
    next: 'A super admin enters the keys again under Settings; prompts then work again by themselves.',
  },
  push: {
    subject: 'Notifications do not leave',
    what: 'The notification service refuses the practice’s account: phones show no notifications. Mails are not affected.',
    next: 'Once the account is allowed again, notifications leave by themselves.',
  },
  texts: {
    subject: 'Texts to phones do not leave',
    what: 'The provider of texts refuses the practice’s account, or its balance is empty. Reminders go by email instead.',
    next: 'A super admin tops up the account with the provider, or enters its key again under Settings; texts then leave by themselves.',
  },
};

const sw: Record<ToldConnection, Trouble> = {
  google: {
    subject: 'Google inahitaji kuunganishwa tena',
    what: 'Google haituruhusu tena kuandaa mikutano. Miadi inaendelea, na uthibitisho wake unasema kiungo kitafuata.',
    next: 'Msimamizi mkuu anaunganisha Google tena chini ya Mipangilio; kisha mikutano iliyokosekana itaandaliwa yenyewe. Hadi hapo, bandika kiungo chako kwenye kikao kinachoanza karibuni.',
  },
  mpesa: {
    subject: 'M-Pesa haikubali utambulisho',
    what: 'M-Pesa haikubali tena utambulisho wa kliniki: wateja hawapati maombi kwenye simu zao. Bado wanaweza kulipa wenyewe.',
    next: 'Msimamizi mkuu anaweka funguo tena chini ya Mipangilio; kisha maombi yatafanya kazi tena yenyewe.',
  },
  push: {
    subject: 'Arifa haziondoki',
    what: 'Huduma ya arifa inakataa akaunti ya kliniki: simu hazionyeshi arifa. Barua pepe haziathiriki.',
    next: 'Akaunti ikiruhusiwa tena, arifa zitaondoka zenyewe.',
  },
  texts: {
    subject: 'Ujumbe mfupi hauondoki',
    what: 'Mtoa huduma wa ujumbe mfupi anakataa akaunti ya kliniki, au salio limeisha. Vikumbusho vinatumwa kwa barua pepe badala yake.',
    next: 'Msimamizi mkuu anaongeza salio kwa mtoa huduma, au anaweka tena ufunguo chini ya Mipangilio; kisha ujumbe utaondoka wenyewe.',
  },
};

const texts = catalogue({
  en: {
    troubles: en,
    greeting: 'Good day,',
    since: 'Since',
    open: 'Open the state of the system',
    howTo: 'The runbook (docs/operate.md) says how to connect. No other mail follows about this.',
  },
  sw: {
    troubles: sw,
    greeting: 'Habari,',
    since: 'Tangu',
    open: 'Fungua hali ya mfumo',
    howTo:
      'Mwongozo (docs/operate.md) unaeleza jinsi ya kuunganisha. Hakuna barua nyingine itakayofuata kuhusu hili.',
  },
});

export const email: Template<'connection-lost'> = (context) => {
  const { mail, language } = context;
  const t = texts[language];
  const name = TOLD_CONNECTIONS.find((each) => each === textOf(mail, 'connection')) ?? 'google';
  const since = numberOf(mail, 'since', mail.createdAt);
  const { subject, what, next } = t.troubles[name];
  return {
    subject,
    greeting: t.greeting,
    paragraphs: [what, next],
    facts: [[t.since, `${formatDay(since, language)}, ${formatClock(since, language)}`]],
    action: { label: t.open, url: pageUrl(context, '/admin/health') },
    remarks: [t.howTo],
  };
};
