/** To the practice, every morning: all is well, or what needs somebody. Counts only, nobody's name. */
import { catalogue } from '@tulia/domain/wording/catalogue';
import { numberOf, pageUrl, textOf, type Template } from '../template';

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
    disconnected: 'Google is disconnected: no meeting can be made until it is connected again.',
    howTo: 'The runbook (docs/operate.md) says what to do about each.',
    open: 'Open the desk',
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
    disconnected: 'Google imekatika: hakuna mkutano unaoweza kuandaliwa hadi iunganishwe tena.',
    howTo: 'Mwongozo (docs/operate.md) unaeleza la kufanya kwa kila jambo.',
    open: 'Fungua dawati',
  },
});

export const letter: Template = (context) => {
  const { mail, language } = context;
  const t = texts[language];
  const counts = (['failedMails', 'unknownMails', 'overdueMails', 'failedMeetings'] as const)
    .map((name) => [t[name], numberOf(mail, name, 0)] as const)
    .filter(([, count]) => count > 0);
  const late = textOf(mail, 'lateJobs');
  const disconnected = mail.parameters['disconnected'] === true;
  const isWell = counts.length === 0 && late === '' && !disconnected;
  return {
    subject: isWell ? t.wellSubject : t.needsSubject,
    greeting: t.greeting,
    paragraphs: [isWell ? t.well : t.needs, ...(disconnected ? [t.disconnected] : [])],
    facts: [[t.lateJobs, late], ...counts.map(([label, count]) => [label, String(count)] as const)],
    action: { label: t.open, url: pageUrl(context, '/admin') },
    remarks: isWell ? [] : [t.howTo],
  };
};
