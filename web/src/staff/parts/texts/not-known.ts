import { catalogue } from '../../../platform/language/catalogue';

/** Shown in place of data that the server has not sent yet, and beside cached data. */
export const notKnownTexts = catalogue({
  en: {
    about: (subject: string, what: string) => `${subject}: ${what}`,
    offline: 'Not known without a connection',
    offlineText: 'It appears here by itself as soon as the connection is back.',
    silent: 'The practice’s data has not answered yet',
    silentText: 'Until it does, nobody can say what there is. It appears here by itself.',
    kept: 'This is how it was when the practice’s data last answered. It may have changed since.',
  },
  sw: {
    about: (subject, what) => `${subject}: ${what}`,
    offline: 'Haijulikani bila mtandao',
    offlineText: 'Itaonekana hapa yenyewe mara mtandao utakaporudi.',
    silent: 'Data ya kliniki bado haijajibu',
    silentText: 'Hadi ijibu, hakuna anayejua kilichopo. Itaonekana hapa yenyewe.',
    kept: 'Hivi ndivyo ilivyokuwa data ya kliniki ilipojibu mara ya mwisho. Huenda imebadilika tangu hapo.',
  },
});
