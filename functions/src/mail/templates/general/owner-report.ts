/** To the practice, every morning: all is well, or what staff must act on. Counts only, no names. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import { numberOf, pageUrl, textOf, type Template } from '../../template';

const texts = catalogue({
  en: {
    wellSubject: 'Tulia runs well',
    needsSubject: 'Something needs you',
    greeting: 'Good morning,',
    well: 'all jobs ran, every mail left, and every meeting was made.',
    needs: 'this needs somebody:',
    lateJobs: 'Not run for a long time',
    failedMails: 'Mails that were refused since yesterday',
    unknownMails: 'Mails that nobody knows to have arrived',
    overdueMails: 'Mails that have waited for over an hour',
    failedMeetings: 'Meetings that could not be made',
    refused: 'Do not take the practice’s credentials',
    howTo: 'That page repairs most of it; the runbook (docs/operate.md) says the rest.',
    open: 'Open the state of the system',
  },
  sw: {
    wellSubject: 'Tulia inafanya kazi vizuri',
    needsSubject: 'Kuna jambo linalokuhitaji',
    greeting: 'Habari za asubuhi,',
    well: 'kazi zote za mfumo zimeendeshwa, barua pepe zote zimetumwa, na mikutano yote imeandaliwa.',
    needs: 'haya yanahitaji mtu:',
    lateJobs: 'Hazijaendeshwa kwa muda mrefu',
    failedMails: 'Barua pepe zilizokataliwa tangu jana',
    unknownMails: 'Barua pepe ambazo haijulikani kama zilifika',
    overdueMails: 'Barua pepe zilizosubiri zaidi ya saa moja',
    failedMeetings: 'Mikutano ambayo haikuweza kuandaliwa',
    refused: 'Zisizokubali utambulisho wa kliniki',
    howTo: 'Ukurasa huo hurekebisha mengi; mwongozo (docs/operate.md) unaeleza mengine.',
    open: 'Fungua hali ya mfumo',
  },
});

export const email: Template<'owner-report'> = (context) => {
  const { mail, language } = context;
  const t = texts[language];
  const counts = (['failedMails', 'unknownMails', 'overdueMails', 'failedMeetings'] as const)
    .map((name) => [t[name], numberOf(mail, name, 0)] as const)
    .filter(([, count]) => count > 0);
  const late = textOf(mail, 'lateJobs');
  const refused = textOf(mail, 'refused');
  const isWell = counts.length === 0 && late === '' && refused === '';
  return {
    subject: isWell ? t.wellSubject : t.needsSubject,
    greeting: t.greeting,
    paragraphs: [isWell ? t.well : t.needs],
    facts: [
      [t.refused, refused],
      [t.lateJobs, late],
      ...counts.map(([label, count]) => [label, String(count)] as const),
    ],
    action: { label: t.open, url: pageUrl(context, '/admin/health') },
    remarks: isWell ? [] : [t.howTo],
  };
};
