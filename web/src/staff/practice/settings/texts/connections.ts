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
  'no-answer': 'There was no answer. Please try again.',
  'host-unknown': 'There is no server of this name',
  'host-private': 'This server is not on the internet',
  'certificate-wrong':
    'No secure connection: the server has no valid certificate for this name, or the port is another one',
  'login-refused': 'The server refused user or password',
  'sender-refused': 'The server does not let this account send from this address',
  'email-refused': 'The server took the login, and refused the test email.',
  'mail-silent': 'The server does not answer at this port',
  'keys-refused': 'M-Pesa does not take consumer key and secret together',
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
  'no-answer': 'Hakukuwa na jibu. Tafadhali jaribu tena.',
  'host-unknown': 'Hakuna seva yenye jina hili',
  'host-private': 'Seva hii haiko kwenye mtandao wa intaneti',
  'certificate-wrong':
    'Hakuna muunganisho salama: seva haina cheti halali cha jina hili, au mlango ni mwingine',
  'login-refused': 'Seva ilikataa mtumiaji au nenosiri',
  'sender-refused': 'Seva hairuhusu akaunti hii kutuma kutoka anwani hii',
  'email-refused': 'Seva ilikubali kuingia, na ikakataa barua ya majaribio.',
  'mail-silent': 'Seva haijibu kwenye mlango huu',
  'keys-refused': 'M-Pesa haikubali consumer key na secret pamoja',
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
        'You choose your Google account at Google. Tulia may then make the events of sessions with their Meet links in your calendar, and change and remove them. Tulia does not read the titles of your other events; where a practitioner wants it, it asks at which times they are busy.',
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
      unread:
        'These calendars close hours and are not read now. Their hours stay closed as they were.',
      unreadSince: (name: string, when: string) => `${name}: not read since ${when}`,
      unreadEver: (name: string) => `${name}: never read`,
      endTitle: 'Disconnect Google Calendar?',
      endText:
        'Links that exist stay. New sessions get none until a calendar is connected; staff paste them.',
      ended: 'Google Calendar is disconnected',
      endedText: 'Google has taken Tulia’s permission back.',
      endedUnheard:
        'Tulia has forgotten the permission, but Google did not confirm its end. Take it back yourself at myaccount.google.com/connections.',
      endFailed: 'Google Calendar was not disconnected',
    },
    mail: {
      title: 'Email account',
      byDeployment: 'Emails leave with the account of whoever deployed the site.',
      sends: (sender: string, day: string) => `Emails leave as ${sender}, since ${day}.`,
      lost: 'The server refuses this account, so no emails leave. They wait for a day: enter the account again.',
      enter: 'Enter your own account',
      change: 'Change the account',
      host: 'Server',
      hostHint:
        'As your email provider names it for outgoing mail (SMTP), such as smtp.example.com',
      port: 'Port',
      user: 'User',
      userHint: 'Mostly the whole email address',
      password: 'Password',
      passwordHint: 'Some providers ask for an app password here',
      passwordKept: 'Kept. Leave it empty to go on with it; nobody can read it again.',
      senderName: 'Name of the sender',
      senderAddress: 'Address of the sender',
      save: 'Send a test email to me, then keep',
      failed: 'The account was not kept',
      saved: 'Emails leave with this account from now on',
      savedText: (to: string) => `A test email went to ${to}.`,
      problems: {
        'host-invalid': 'Only the name, such as smtp.example.com',
        'port-invalid': '465, 587 or 2525',
      },
    },
    mpesa: {
      title: 'M-Pesa',
      off: 'Not connected: payments are recorded by hand, and clients get no request on their phones.',
      lost: 'M-Pesa does not take the keys any more, so clients get no requests on their phones. Enter the keys again.',
      enter: 'Enter the account with M-Pesa',
      change: 'Change the account with M-Pesa',
      where:
        'Short code and keys stand in your app at developer.safaricom.co.ke (Daraja); Safaricom sends the passkey when the app goes live.',
      shortCode: 'PayBill, or store number of the till',
      shortCodeHint: 'Digits only',
      till: 'Till number',
      tillHint: 'Only where clients pay a till; empty for a PayBill',
      nominatedNumber: 'Safaricom number of the account',
      nominatedNumberHint: 'With it M-Pesa lists what came in, and lost notices are made up for',
      key: 'Consumer key',
      secret: 'Consumer secret',
      passkey: 'Passkey',
      kept: 'Kept. Leave it empty to go on with it; nobody can read it again.',
      save: 'Check with M-Pesa, then keep',
      failed: 'The account was not kept',
      saved: 'M-Pesa takes the keys, and they are kept',
      next: 'Next, try it with 1 shilling below: only that shows whether the passkey is right.',
      problems: { 'business-number-invalid': 'Only digits, five to ten of them' },
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
        'Unachagua akaunti yako kule Google. Kisha Tulia inaweza kuweka matukio ya vikao pamoja na viungo vya Meet kwenye kalenda yako, kuyabadilisha na kuyaondoa. Tulia haisomi majina ya matukio yako mengine; mtaalamu akitaka, huuliza tu ni wakati gani ana shughuli.',
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
      unread:
        'Kalenda hizi hufunga saa na hazisomwi sasa. Saa zake zinabaki zimefungwa kama zilivyokuwa.',
      unreadSince: (name, when) => `${name}: haijasomwa tangu ${when}`,
      unreadEver: (name) => `${name}: haijasomwa hata mara moja`,
      endTitle: 'Utenganishe Google Calendar?',
      endText:
        'Viungo vilivyopo vinabaki. Vikao vipya havitapata kiungo hadi kalenda iunganishwe; wafanyakazi watavibandika.',
      ended: 'Google Calendar imetenganishwa',
      endedText: 'Google imeondoa ruhusa ya Tulia.',
      endedUnheard:
        'Tulia imesahau ruhusa, lakini Google haikuthibitisha mwisho wake. Iondoe mwenyewe kwenye myaccount.google.com/connections.',
      endFailed: 'Google Calendar haikutenganishwa',
    },
    mail: {
      title: 'Akaunti ya barua pepe',
      byDeployment: 'Barua pepe zinatumwa kwa akaunti ya aliyeiweka tovuti.',
      sends: (sender, day) => `Barua pepe zinatumwa kama ${sender}, tangu ${day}.`,
      lost: 'Seva inakataa akaunti hii, kwa hiyo barua pepe haziondoki. Zinasubiri kwa siku moja: weka akaunti tena.',
      enter: 'Weka akaunti yako mwenyewe',
      change: 'Badilisha akaunti',
      host: 'Seva',
      hostHint:
        'Kama mtoa huduma wako anavyoitaja kwa barua zinazotoka (SMTP), kwa mfano smtp.example.com',
      port: 'Mlango (port)',
      user: 'Mtumiaji',
      userHint: 'Mara nyingi anwani nzima ya barua pepe',
      password: 'Nenosiri',
      passwordHint: 'Baadhi ya watoa huduma wanahitaji nenosiri la programu hapa',
      passwordKept: 'Limehifadhiwa. Acha tupu kuendelea nalo; hakuna anayeweza kulisoma tena.',
      senderName: 'Jina la mtumaji',
      senderAddress: 'Anwani ya mtumaji',
      save: 'Nitumie barua ya majaribio, kisha hifadhi',
      failed: 'Akaunti haikuhifadhiwa',
      saved: 'Kuanzia sasa barua pepe zinatumwa kwa akaunti hii',
      savedText: (to) => `Barua ya majaribio imetumwa kwa ${to}.`,
      problems: {
        'host-invalid': 'Jina tu, kwa mfano smtp.example.com',
        'port-invalid': '465, 587 au 2525',
      },
    },
    mpesa: {
      title: 'M-Pesa',
      off: 'Haijaunganishwa: malipo yanaandikwa kwa mkono, na wateja hawapati ombi kwenye simu zao.',
      lost: 'M-Pesa haikubali tena funguo, kwa hiyo wateja hawapati maombi kwenye simu zao. Weka funguo tena.',
      enter: 'Weka akaunti ya M-Pesa',
      change: 'Badilisha akaunti ya M-Pesa',
      where:
        'Short code na funguo ziko kwenye programu yako kule developer.safaricom.co.ke (Daraja); Safaricom hutuma passkey programu inapoanza kutumika.',
      shortCode: 'PayBill, au nambari ya store ya till',
      shortCodeHint: 'Tarakimu pekee',
      till: 'Nambari ya till',
      tillHint: 'Pale tu ambapo wateja hulipa till; tupu kwa PayBill',
      nominatedNumber: 'Nambari ya Safaricom ya akaunti',
      nominatedNumberHint:
        'Kwayo M-Pesa hutoa orodha ya pesa zilizoingia, na taarifa zilizopotea hupatikana',
      key: 'Consumer key',
      secret: 'Consumer secret',
      passkey: 'Passkey',
      kept: 'Imehifadhiwa. Acha tupu kuendelea nayo; hakuna anayeweza kuisoma tena.',
      save: 'Kagua na M-Pesa, kisha hifadhi',
      failed: 'Akaunti haikuhifadhiwa',
      saved: 'M-Pesa inakubali funguo, na zimehifadhiwa',
      next: 'Kisha ijaribu kwa shilingi 1 hapa chini: hilo tu huonyesha kama passkey ni sahihi.',
      problems: { 'business-number-invalid': 'Tarakimu pekee, tano hadi kumi' },
    },
  },
});
