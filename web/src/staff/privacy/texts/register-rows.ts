import type { ProcessingName } from '@tulia/domain/records/processing/register';
import { catalogue } from '../../../platform/language/catalogue';

interface RowTexts {
  readonly [key: string]: string;
  name: string;
  /** which data it holds */
  data: string;
  /** the purpose */
  why: string;
}

/** The texts of the rows of the register of processing. */
export const registerRowsCopy = catalogue<Record<ProcessingName, RowTexts>>({
  en: {
    bookings: {
      name: 'Bookings and their history',
      data: 'Name, email, phone, age band, guardian’s name and contact, service, day and time, status, what was agreed to, and who changed what.',
      why: 'To arrange and hold sessions, and to keep the record that the profession requires.',
    },
    confidential: {
      name: 'Special requests, topic, partner and private note',
      data: 'What the client chose to tell, the topic, the partner’s first name for couples, and the therapist’s private note with what is being written, which the client does not see. May be about health.',
      why: 'So that the therapist can prepare for the session.',
    },
    notes: {
      name: 'Signed session notes',
      data: 'Every version of the therapist’s note. About health.',
      why: 'To keep the record of care that the profession requires.',
    },
    noteStates: {
      name: 'That a note has changed',
      data: 'The number of the version of a private note; none of its words.',
      why: 'So that two people who write see each other’s version.',
    },
    notesDue: {
      name: 'Sessions without a note',
      data: 'Ids of bookings with the time of the session, by therapist; no names and no words of a note.',
      why: 'So that the therapist sees what is still to be written.',
    },
    accesses: {
      name: 'Who has read confidential records',
      data: 'Name of the member of staff, reference of the booking, day and time. No word of what was read, and no client’s name.',
      why: 'To be able to say who had health data before their eyes.',
    },
    clients: {
      name: 'Clients',
      data: 'Name, email, phone, language, counts of sessions, what is open to pay, and when all of it is destroyed.',
      why: 'To have all sessions of one person at hand.',
    },
    statusCards: {
      name: 'Public status of a booking',
      data: 'Service, day, time and status, behind a reference that nobody can guess. No name.',
      why: 'So that somebody without an account can look up the own booking.',
    },
    times: {
      name: 'Taken times',
      data: 'Which booking has which time. No name.',
      why: 'So that no time is given twice.',
    },
    consents: {
      name: 'Consents',
      data: 'Who agreed to which exact text, in which language and when; the guardian’s name where one agreed.',
      why: 'To show that consent was given.',
    },
    guardianLinks: {
      name: 'Links for guardians',
      data: 'Which booking a guardian may answer for, and how the link was handed over.',
      why: 'So that a parent or guardian can agree, or take it back, without an account.',
    },
    profiles: {
      name: 'Profiles and devices for notifications',
      data: 'Name, email, phone, address, emergency contact and preferences, as the person entered them; the devices that wanted notifications.',
      why: 'To fill in forms, to write in the right way, and to have somebody to call in an emergency.',
    },
    leaving: {
      name: 'Accounts being deleted',
      data: 'The number of the account and the moment.',
      why: 'So that nothing new is stored for somebody who leaves.',
    },
    messages: {
      name: 'Contact messages',
      data: 'Name, email and what was written.',
      why: 'To answer.',
    },
    mails: {
      name: 'Mails to be sent, and how they fared',
      data: 'Address, kind of mail, what it needs to be written, and whether it arrived.',
      why: 'To confirm, remind and tell of changes, and to notice a mail that did not arrive.',
    },
    pushes: {
      name: 'Notifications to be sent',
      data: 'Which booking and kind of notice. No name.',
      why: 'To tell those who asked for it on their device.',
    },
    ledger: {
      name: 'Payments and receipts',
      data: 'Sums, ways of payment, codes of payments, dates, receipt numbers, and who entered them.',
      why: 'To know what was paid, and to keep the books that tax law asks for.',
    },
    attempts: {
      name: 'Payment prompts',
      data: 'The phone number that was asked, the sum and what came of it.',
      why: 'To have a payment confirmed on the phone.',
    },
    payLinks: {
      name: 'Links to pay',
      data: 'Which booking may be paid for. No name.',
      why: 'So that somebody can pay without an account.',
    },
    tray: {
      name: 'Payments whose owner is not known',
      data: 'Code and sum; until its owner is known, or it went back, the phone number and the account as the payer typed it.',
      why: 'To give it to the right booking, or back.',
    },
    staff: {
      name: 'Staff',
      data: 'Name, email, role and access.',
      why: 'So that only those see data who need it for their work.',
    },
    practitioners: {
      name: 'Practitioners as the site shows them',
      data: 'Name, qualifications, languages, opening hours.',
      why: 'So that clients know with whom they book.',
    },
    practitionerContacts: {
      name: 'How practitioners are reached',
      data: 'Email and calendar.',
      why: 'To send them their sessions.',
    },
    blocks: {
      name: 'Blocked times',
      data: 'Days and times in which somebody cannot be booked, and the reason as entered.',
      why: 'To plan the working time.',
    },
    trail: {
      name: 'Trail of changes to the practice',
      data: 'Who of the staff changed what, and when. Never what was written. Of destroyed records how many and when, and an id of the client, no name.',
      why: 'To answer for changes, and to prove that records were destroyed.',
    },
    incidents: {
      name: 'Incidents with data',
      data: 'What happened, whose data by kind and count, what was done, who was told; who of the staff recorded it. No name of a client.',
      why: 'To tell the Data Commissioner and the people concerned, and to learn from it (s. 43).',
    },
    quotas: {
      name: 'Counts against abuse',
      data: 'How often an account, address or network asked for something; the address only as a fingerprint.',
      why: 'To keep the site open for everybody.',
    },
    errors: {
      name: 'Errors of the software',
      data: 'Kind, place and count of errors. Nothing about anybody.',
      why: 'To repair the software.',
    },
    counts: {
      name: 'Totals and running numbers',
      data: 'How many bookings and sessions, sums by month. Nothing about anybody.',
      why: 'For reports and receipts.',
    },
    publicTexts: {
      name: 'Texts, services and free times of the site',
      data: 'Settings, services, articles, free times and texts to agree to. Nothing about clients.',
      why: 'To show them to everybody.',
    },
  },
  sw: {
    bookings: {
      name: 'Miadi na historia yake',
      data: 'Jina, barua pepe, simu, kundi la umri, jina na mawasiliano ya mlezi, huduma, siku na saa, hali, kilichokubaliwa, na nani alibadilisha nini.',
      why: 'Kupanga na kuendesha vikao, na kutunza kumbukumbu zinazohitajika na taaluma.',
    },
    confidential: {
      name: 'Maombi maalum, mada, mwenza na dokezo binafsi',
      data: 'Alichochagua mteja kusema, mada, jina la kwanza la mwenza kwa wanandoa, na dokezo binafsi la mtaalamu pamoja na linaloandikwa bado, ambalo mteja halioni. Huenda kikahusu afya.',
      why: 'Ili mtaalamu ajiandae kwa kikao.',
    },
    notes: {
      name: 'Madokezo ya vikao yaliyotiwa saini',
      data: 'Kila toleo la dokezo la mtaalamu. Linahusu afya.',
      why: 'Kutunza kumbukumbu ya huduma inayohitajika na taaluma.',
    },
    noteStates: {
      name: 'Kwamba dokezo limebadilika',
      data: 'Namba ya toleo la dokezo binafsi; hakuna neno lake hata moja.',
      why: 'Ili wawili wanaoandika waone matoleo ya wenzao.',
    },
    notesDue: {
      name: 'Vikao visivyo na maelezo',
      data: 'Namba za miadi na wakati wa kikao, kwa kila mtaalamu; hakuna majina wala maneno ya dokezo.',
      why: 'Ili mtaalamu aone yaliyobaki kuandikwa.',
    },
    accesses: {
      name: 'Waliosoma kumbukumbu za siri',
      data: 'Jina la mfanyakazi, namba ya miadi, siku na saa. Hakuna neno la kilichosomwa wala jina la mteja.',
      why: 'Kuweza kusema nani aliona data ya afya.',
    },
    clients: {
      name: 'Wateja',
      data: 'Jina, barua pepe, simu, lugha, idadi ya vikao, deni lililobaki, na lini yote yataharibiwa.',
      why: 'Kuona vikao vyote vya mtu mmoja mahali pamoja.',
    },
    statusCards: {
      name: 'Hali ya miadi kwa umma',
      data: 'Huduma, siku, saa na hali, nyuma ya nambari ya kumbukumbu isiyoweza kubahatishwa. Hakuna jina.',
      why: 'Ili asiye na akaunti aweze kutafuta miadi yake.',
    },
    times: {
      name: 'Nyakati zilizochukuliwa',
      data: 'Miadi ipi imechukua saa ipi. Hakuna jina.',
      why: 'Ili saa moja isitolewe mara mbili.',
    },
    consents: {
      name: 'Ridhaa',
      data: 'Nani alikubali maandishi yapi hasa, kwa lugha gani na lini; jina la mlezi pale alipokubali.',
      why: 'Kuonyesha kwamba ridhaa ilitolewa.',
    },
    guardianLinks: {
      name: 'Viungo vya walezi',
      data: 'Miadi ambayo mlezi anaweza kuijibia, na jinsi kiungo kilivyotolewa.',
      why: 'Ili mzazi au mlezi akubali, au aondoe ridhaa, bila akaunti.',
    },
    profiles: {
      name: 'Wasifu na vifaa vya arifa',
      data: 'Jina, barua pepe, simu, anwani, mtu wa dharura na mapendeleo, kama mtu alivyoyaandika; vifaa vilivyoomba arifa.',
      why: 'Kujaza fomu, kuandika kwa njia inayofaa, na kuwa na mtu wa kupigia wakati wa dharura.',
    },
    leaving: {
      name: 'Akaunti zinazofutwa',
      data: 'Nambari ya akaunti na wakati.',
      why: 'Ili kitu kipya kisihifadhiwe kuhusu anayeondoka.',
    },
    messages: {
      name: 'Ujumbe wa mawasiliano',
      data: 'Jina, barua pepe na kilichoandikwa.',
      why: 'Kujibu.',
    },
    mails: {
      name: 'Barua pepe za kutumwa, na matokeo yake',
      data: 'Anwani, aina ya barua, kinachohitajika kuiandika, na kama ilifika.',
      why: 'Kuthibitisha, kukumbusha na kueleza mabadiliko, na kugundua barua ambayo haikufika.',
    },
    pushes: {
      name: 'Arifa za kutumwa',
      data: 'Miadi na aina ya arifa. Hakuna jina.',
      why: 'Kuwajulisha walioomba arifa kwenye kifaa chao.',
    },
    ledger: {
      name: 'Malipo na risiti',
      data: 'Kiasi, njia za malipo, misimbo ya malipo, tarehe, nambari za risiti, na aliyeyaingiza.',
      why: 'Kujua kilicholipwa, na kutunza hesabu zinazohitajika na sheria ya kodi.',
    },
    attempts: {
      name: 'Maombi ya malipo kwenye simu',
      data: 'Nambari ya simu iliyoombwa, kiasi na matokeo.',
      why: 'Ili malipo yathibitishwe kwenye simu.',
    },
    payLinks: {
      name: 'Viungo vya kulipia',
      data: 'Miadi inayoweza kulipiwa. Hakuna jina.',
      why: 'Ili mtu aweze kulipa bila akaunti.',
    },
    tray: {
      name: 'Malipo ambayo mwenyewe hajulikani',
      data: 'Msimbo na kiasi; hadi mwenyewe ajulikane, au pesa zirudishwe, nambari ya simu na akaunti kama mlipaji alivyoandika.',
      why: 'Kuyapeleka kwenye miadi sahihi, au kuyarudisha.',
    },
    staff: {
      name: 'Wafanyakazi',
      data: 'Jina, barua pepe, jukumu na ruhusa.',
      why: 'Ili data ionekane na wanaoihitaji kwa kazi yao pekee.',
    },
    practitioners: {
      name: 'Wataalamu kama tovuti inavyowaonyesha',
      data: 'Jina, sifa za kitaaluma, lugha, saa za kazi.',
      why: 'Ili wateja wajue wanaweka miadi na nani.',
    },
    practitionerContacts: {
      name: 'Jinsi ya kuwafikia wataalamu',
      data: 'Barua pepe na kalenda.',
      why: 'Kuwatumia vikao vyao.',
    },
    blocks: {
      name: 'Nyakati zilizozuiwa',
      data: 'Siku na saa ambazo mtu hawezi kuwekewa miadi, na sababu kama ilivyoandikwa.',
      why: 'Kupanga muda wa kazi.',
    },
    trail: {
      name: 'Kumbukumbu ya mabadiliko ya kliniki',
      data: 'Mfanyakazi gani alibadilisha nini, na lini. Kamwe si kilichoandikwa. Kuhusu kumbukumbu zilizoharibiwa: ngapi na lini, na kitambulisho cha mteja, si jina.',
      why: 'Kuwajibika kwa mabadiliko, na kuthibitisha kwamba kumbukumbu zimeharibiwa.',
    },
    incidents: {
      name: 'Matukio ya data',
      data: 'Kilichotokea, data ya nani kwa aina na idadi, kilichofanyika, nani aliarifiwa; mfanyakazi aliyeandika. Hakuna jina la mteja.',
      why: 'Kumwarifu Kamishna wa Data na wahusika, na kujifunza (k. 43).',
    },
    quotas: {
      name: 'Hesabu za kuzuia matumizi mabaya',
      data: 'Mara ngapi akaunti, anwani au mtandao uliomba kitu; anwani huhifadhiwa kama alama tu.',
      why: 'Ili tovuti ibaki wazi kwa wote.',
    },
    errors: {
      name: 'Hitilafu za programu',
      data: 'Aina, mahali na idadi ya hitilafu. Hakuna kinachomhusu mtu.',
      why: 'Kurekebisha programu.',
    },
    counts: {
      name: 'Jumla na nambari za mfululizo',
      data: 'Idadi ya miadi na vikao, jumla kwa mwezi. Hakuna kinachomhusu mtu.',
      why: 'Kwa ripoti na risiti.',
    },
    publicTexts: {
      name: 'Maandishi, huduma na nafasi za tovuti',
      data: 'Mipangilio, huduma, makala, nafasi zilizo wazi na maandishi ya kukubali. Hakuna kinachowahusu wateja.',
      why: 'Kuyaonyesha kwa wote.',
    },
  },
});
