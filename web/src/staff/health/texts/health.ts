import type { ConnectionName } from '@tulia/domain/practice/connections';
import { catalogue } from '../../../platform/language/catalogue';
import { plural } from '../../../platform/language/plural';
import { jobNamesTexts } from '../../parts/texts/job-names';

/** The outside services by name, and the effect of refused credentials. */
const connectionsEn: Readonly<Record<ConnectionName, { name: string; lost: string }>> = {
  google: {
    name: 'Google Calendar',
    lost: 'No meeting links are made. Connect Google again under Settings; the missing links follow by themselves. Until then, paste a link into each session that begins soon.',
  },
  mpesa: {
    name: 'M-Pesa',
    lost: 'Clients get no prompts on their phones. They can still pay the till or PayBill by themselves. Enter the keys again under Settings.',
  },
  mail: {
    name: 'Email account',
    lost: 'No emails leave. They wait for a day: enter the account’s password again under Settings.',
  },
  push: { name: 'Notifications', lost: 'Phones show no notifications. Mails are not affected.' },
  texts: {
    name: 'Texts to phones',
    lost: 'No texts leave; reminders go by email. Top up the account with the provider, or enter its key again under Settings.',
  },
};
const connectionsSw: Readonly<Record<ConnectionName, { name: string; lost: string }>> = {
  google: {
    name: 'Google Calendar',
    lost: 'Viungo vya mikutano haviundwi. Unganisha Google tena chini ya Mipangilio; viungo vilivyokosekana vitafuata vyenyewe. Hadi hapo, bandika kiungo kwenye kila kikao kinachoanza karibuni.',
  },
  mpesa: {
    name: 'M-Pesa',
    lost: 'Wateja hawapati maombi kwenye simu zao. Bado wanaweza kulipa till au PayBill wenyewe. Weka funguo tena chini ya Mipangilio.',
  },
  mail: {
    name: 'Akaunti ya barua pepe',
    lost: 'Barua pepe haziondoki. Zinasubiri kwa siku moja: weka tena nenosiri la akaunti chini ya Mipangilio.',
  },
  push: { name: 'Arifa', lost: 'Simu hazionyeshi arifa. Barua pepe haziathiriki.' },
  texts: {
    name: 'Ujumbe mfupi (SMS)',
    lost: 'Ujumbe mfupi hauondoki; vikumbusho vinatumwa kwa barua pepe. Ongeza salio kwa mtoa huduma, au weka tena ufunguo chini ya Mipangilio.',
  },
};

/** The state of the system for managers of the practice, and the banner about a lost connection. */
export const healthTexts = catalogue({
  en: {
    loading: 'Looking at the system…',
    failed: 'The state could not be loaded',
    offline:
      'You are offline. This is how it stood when it was last loaded; repairs need a connection.',
    again: 'Look again',
    looking: 'Looking…',
    well: 'The system works.',
    needs: (count: number) =>
      plural('en', count, { one: '1 thing needs you', other: `${count} things need you` }),
    needsText: (names: string) => `${names}. Each is below, with its repair.`,
    asOf: (at: string) => `As of ${at}.`,
    connections: 'Services outside',
    connection: connectionsEn,
    off: 'not set up',
    works: 'works',
    part: 'gives no list',
    partText:
      'It takes the credentials, and was not asked to list what came in: a payment whose notice is lost is not entered. Settings, “Check M-Pesa”, “Ask it to tell”.',
    lost: 'refused',
    lostSince: (since: string) => `Since ${since}.`,
    worksSince: (since: string) => `again since ${since}`,
    check: 'Check now',
    checkOf: (name: string) => `Check now: ${name}`,
    lostTitle: (name: string) => `${name} does not take the practice’s credentials`,
    toHealth: 'Open the state of the system',
    toConnection: 'Open the connection',
    tellManager: 'Please tell whoever manages the practice.',
    jobs: 'Tasks that run by themselves',
    job: jobNamesTexts.en.names,
    jobsLead: 'Late is what did not come to its end in three times its period.',
    never: 'has never run',
    ran: (span: string) => `ran ${span} ago`,
    jobFailed: (span: string, problem: string) => `failed ${span} ago: ${problem}`,
    late: 'late',
    broken: 'failed',
    onTime: 'on time',
    notYet: 'not yet',
    run: 'Run now',
    runOf: (name: string) => `Run now: ${name}`,
    running: 'Running…',
    repairFailed: 'That did not work',
    repairDone: (name: string) => `Done: ${name}`,
    repairCount: (count: number) =>
      count === 0 ? 'There was nothing to do.' : `It worked on ${count}.`,
    minutes: (count: number) => (count === 0 ? 'under 1 min' : `${count} min`),
    hours: (count: number) => plural('en', count, { one: '1 hour', other: `${count} hours` }),
    days: (count: number) => plural('en', count, { one: '1 day', other: `${count} days` }),
  },
  sw: {
    loading: 'Inaangalia mfumo…',
    failed: 'Hali haikuweza kupakiwa',
    offline:
      'Huna mtandao. Hivi ndivyo ilivyokuwa ilipopakiwa mwisho; marekebisho yanahitaji mtandao.',
    again: 'Angalia tena',
    looking: 'Inaangalia…',
    well: 'Mfumo unafanya kazi.',
    needs: (count) =>
      plural('sw', count, { one: 'Jambo 1 linakuhitaji', other: `Mambo ${count} yanakuhitaji` }),
    needsText: (names) => `${names}. Kila moja iko hapa chini, na marekebisho yake.`,
    asOf: (at) => `Hali ya ${at}.`,
    connections: 'Huduma za nje',
    connection: connectionsSw,
    off: 'haijasanidiwa',
    works: 'inafanya kazi',
    part: 'haitoi orodha',
    partText:
      'Inakubali utambulisho, lakini haijaombwa kutoa orodha ya pesa zilizoingia: malipo ambayo taarifa yake imepotea hayaandikwi. Mipangilio, “Kagua M-Pesa”, “Iombe ituarifu”.',
    lost: 'imekataliwa',
    lostSince: (since) => `Tangu ${since}.`,
    worksSince: (since) => `tena tangu ${since}`,
    check: 'Kagua sasa',
    checkOf: (name) => `Kagua sasa: ${name}`,
    lostTitle: (name) => `${name} haikubali utambulisho wa kliniki`,
    toHealth: 'Fungua hali ya mfumo',
    toConnection: 'Fungua muunganisho',
    tellManager: 'Tafadhali mwambie anayesimamia kliniki.',
    jobs: 'Kazi zinazojiendesha',
    job: jobNamesTexts.sw.names,
    jobsLead: 'Iliyochelewa ni ile ambayo haikumalizika katika mara tatu za kipindi chake.',
    never: 'haijawahi kuendeshwa',
    ran: (span) => `iliendeshwa ${span} zilizopita`,
    jobFailed: (span, problem) => `ilishindwa ${span} zilizopita: ${problem}`,
    late: 'imechelewa',
    broken: 'imeshindwa',
    onTime: 'kwa wakati',
    notYet: 'bado',
    run: 'Endesha sasa',
    runOf: (name) => `Endesha sasa: ${name}`,
    running: 'Inaendeshwa…',
    repairFailed: 'Haikufaulu',
    repairDone: (name) => `Imefanyika: ${name}`,
    repairCount: (count) => (count === 0 ? 'Hakukuwa na la kufanya.' : `Imeshughulikia ${count}.`),
    minutes: (count) => (count === 0 ? 'chini ya dakika 1' : `dakika ${count}`),
    hours: (count) => plural('sw', count, { one: 'saa 1', other: `saa ${count}` }),
    days: (count) => plural('sw', count, { one: 'siku 1', other: `siku ${count}` }),
  },
});
