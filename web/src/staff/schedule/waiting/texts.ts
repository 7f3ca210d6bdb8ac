import { catalogue } from '../../../platform/language/catalogue';

/** Who waits for a time, for staff. */
export const waitingLineTexts = catalogue({
  en: {
    title: 'Waiting for a time',
    lead: 'Free times are offered in this order, from 07:00 to 21:00. Each offer is held for 20 minutes.',
    loading: 'Loading who waits…',
    failed: 'Who waits could not be loaded.',
    none: 'Nobody waits for a time.',
    since: (moment: string) => `since ${moment}`,
    instead: 'in place of a session',
    additional: 'additional session',
    offered: (moment: string, clock: string) => `Offered: ${moment}, held until ${clock}`,
    paused: 'Paused: three offers had no answer',
    end: 'End',
    endIt: (name: string, service: string) => `End the waiting of ${name} for ${service}`,
    ended: 'The waiting has ended',
    endFailed: 'The waiting did not end',
  },
  sw: {
    title: 'Wanaosubiri muda',
    lead: 'Muda ulio wazi hutolewa kwa mpangilio huu, kuanzia 07:00 hadi 21:00. Kila muda unashikwa kwa dakika 20.',
    loading: 'Inapakia wanaosubiri…',
    failed: 'Wanaosubiri hawakuweza kupakiwa.',
    none: 'Hakuna anayesubiri muda.',
    since: (moment) => `tangu ${moment}`,
    instead: 'badala ya kikao',
    additional: 'kikao cha ziada',
    offered: (moment, clock) => `Ametolewa: ${moment}, unashikwa hadi ${clock}`,
    paused: 'Imesimama: mara tatu hakujibu',
    end: 'Maliza',
    endIt: (name, service) => `Maliza kusubiri kwa ${name}: ${service}`,
    ended: 'Kusubiri kumemalizika',
    endFailed: 'Kusubiri hakukumalizika',
  },
});
