import { catalogue } from '../../../../platform/language/catalogue';

/** Why a service was not connected, by the reason of the refusal. */
const failuresEn: Readonly<Record<string, string>> = {
  'not-offered': 'This site cannot keep the connection. Whoever deployed it can change that.',
  'consent-over':
    'Google’s answer came too late, or was used already. If the calendar is not connected, connect it again.',
  'consent-refused': 'Google did not accept its own answer any more. Please connect again.',
  'app-refused':
    'Google does not accept this site’s app. Whoever deployed the site must check its OAuth client.',
  'token-missing': 'Google gave no lasting permission. Please connect again.',
  'scope-missing':
    'The calendar was not allowed. Please connect again, and tick the box about calendar events at Google.',
  'calendar-refused':
    'Google does not open the calendar of this account. Choose another account, or have whoever deployed the site switch the Calendar API on.',
  'no-answer': 'Google did not answer. Please connect again.',
};
const failuresSw: Readonly<Record<string, string>> = {
  'not-offered':
    'Tovuti hii haiwezi kuhifadhi muunganisho. Aliyeiweka tovuti anaweza kubadilisha hilo.',
  'consent-over':
    'Jibu la Google lilichelewa, au limeshatumika. Ikiwa kalenda haijaunganishwa, iunganishe tena.',
  'consent-refused': 'Google haikubali tena jibu lake. Tafadhali unganisha tena.',
  'app-refused':
    'Google haikubali programu ya tovuti hii. Aliyeiweka tovuti aangalie OAuth client yake.',
  'token-missing': 'Google haikutoa ruhusa ya kudumu. Tafadhali unganisha tena.',
  'scope-missing':
    'Kalenda haikuruhusiwa. Tafadhali unganisha tena, na uweke alama kwenye kisanduku cha matukio ya kalenda kule Google.',
  'calendar-refused':
    'Google haifungui kalenda ya akaunti hii. Chagua akaunti nyingine, au aliyeiweka tovuti awashe Calendar API.',
  'no-answer': 'Google haikujibu. Tafadhali unganisha tena.',
};

/** The services outside that a super admin connects. */
export const connectionsTexts = catalogue({
  en: {
    failures: failuresEn,
    loading: 'Looking at the connection…',
    notRead: 'It could not be loaded whether this is connected',
    prove: 'Connections of the practice need a login of this moment.',
    onlyOwner: 'A super admin connects it on this page.',
    noKey:
      'This site has no key yet by which it could keep a connection. The next deployment makes one.',
    since: (day: string) => `Connected since ${day}.`,
    byDeployment: 'Connected by whoever deployed the site.',
    end: 'Disconnect',
    ending: 'Disconnecting…',
    google: {
      title: 'Google Calendar',
      off: 'Not connected: sessions get no meeting link, and staff paste one into each.',
      noApp:
        'This site has no app at Google yet. Whoever deployed the site makes one (README, “Settings and secrets”); then a super admin connects the calendar here.',
      allows:
        'You choose your Google account at Google. Tulia may then make the events of sessions with their Meet links in your calendar, and change and remove them. Tulia does not read the titles of your other events.',
      connect: 'Connect Google Calendar',
      other: 'Connect another account',
      again: 'Connect again',
      leaving: 'Opening Google…',
      failed: 'Google Calendar was not connected',
      finishing: 'Google’s answer is being checked…',
      connected: 'Google Calendar is connected',
      connectedText: 'Sessions ahead that have no link get one within a few minutes.',
      denied: 'You did not allow it at Google. Nothing has changed.',
      refused: 'Google did not connect the calendar. Nothing has changed.',
      lost: 'Google does not accept this connection any more, so no meeting links are made. Connect again; the missing links follow by themselves.',
      endTitle: 'Disconnect Google Calendar?',
      endText:
        'Links that exist stay. New sessions get none until a calendar is connected; staff paste them.',
      ended: 'Google Calendar is disconnected',
      endedText: 'Google has taken Tulia’s permission back.',
      endedUnheard:
        'Tulia has forgotten the permission, but Google did not confirm its end. Take it back yourself at myaccount.google.com/connections.',
      endFailed: 'Google Calendar was not disconnected',
    },
  },
  sw: {
    failures: failuresSw,
    loading: 'Inaangalia muunganisho…',
    notRead: 'Imeshindikana kujua kama hii imeunganishwa',
    prove: 'Miunganisho ya kliniki inahitaji uingie sasa hivi.',
    onlyOwner: 'Msimamizi mkuu anaiunganisha kwenye ukurasa huu.',
    noKey:
      'Tovuti hii bado haina ufunguo wa kuhifadhi muunganisho. Itakapowekwa tena, ufunguo utaundwa.',
    since: (day) => `Imeunganishwa tangu ${day}.`,
    byDeployment: 'Imeunganishwa na aliyeiweka tovuti.',
    end: 'Tenganisha',
    ending: 'Inatenganisha…',
    google: {
      title: 'Google Calendar',
      off: 'Haijaunganishwa: vikao havipati kiungo cha mkutano, na wafanyakazi hubandika kimoja kwa kila kikao.',
      noApp:
        'Tovuti hii bado haina programu kule Google. Aliyeiweka tovuti anaiunda (README, “Settings and secrets”); kisha msimamizi mkuu anaunganisha kalenda hapa.',
      allows:
        'Unachagua akaunti yako kule Google. Kisha Tulia inaweza kuweka matukio ya vikao pamoja na viungo vya Meet kwenye kalenda yako, kuyabadilisha na kuyaondoa. Tulia haisomi majina ya matukio yako mengine.',
      connect: 'Unganisha Google Calendar',
      other: 'Unganisha akaunti nyingine',
      again: 'Unganisha tena',
      leaving: 'Inafungua Google…',
      failed: 'Google Calendar haikuunganishwa',
      finishing: 'Jibu la Google linakaguliwa…',
      connected: 'Google Calendar imeunganishwa',
      connectedText: 'Vikao vijavyo visivyo na kiungo vitakipata ndani ya dakika chache.',
      denied: 'Hukuruhusu kule Google. Hakuna kilichobadilika.',
      refused: 'Google haikuunganisha kalenda. Hakuna kilichobadilika.',
      lost: 'Google haikubali tena muunganisho huu, kwa hiyo viungo vya mikutano haviundwi. Unganisha tena; viungo vilivyokosekana vitafuata vyenyewe.',
      endTitle: 'Utenganishe Google Calendar?',
      endText:
        'Viungo vilivyopo vinabaki. Vikao vipya havitapata kiungo hadi kalenda iunganishwe; wafanyakazi watavibandika.',
      ended: 'Google Calendar imetenganishwa',
      endedText: 'Google imeondoa ruhusa ya Tulia.',
      endedUnheard:
        'Tulia imesahau ruhusa, lakini Google haikuthibitisha mwisho wake. Iondoe mwenyewe kwenye myaccount.google.com/connections.',
      endFailed: 'Google Calendar haikutenganishwa',
    },
  },
});
