import { catalogue } from '../../platform/language/catalogue';
import { plural } from '../../platform/language/plural';

/** The start page of the staff: the present session, requests, tasks, today and tomorrow. */
export const todayTexts = catalogue({
  en: {
    heading: 'Today',
    now: (minute: number, of: number, ends: string) => `Now · ${minute} of ${of} min, ends ${ends}`,
    next: 'Next',
    inTime: (span: string) => `in ${span}`,
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number, minutes: number) =>
      minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,
    joinSession: 'Join session',
    noSession: 'No session is running or still to come today.',
    noSessionText: 'A good moment to breathe, or to look ahead.',
    today: 'Today',
    counts: (coming: number, over: number) => `${coming} to come, ${over} over`,
    restNone: 'No other session today.',
    ended: (at: string) => `ended ${at}`,
    tomorrow: 'Tomorrow',
    tomorrowNone: 'No session tomorrow so far.',
    openSchedule: 'Open schedule',
    more: 'There is more: the schedule shows all of it.',
    requests: 'To confirm',
    requestsLead: 'least time left first',
    requestsNone: (ofWhom: string | null) =>
      ofWhom === null
        ? 'Every request is answered. New ones appear here by themselves.'
        : `Every request to ${ofWhom} is answered. New ones appear here by themselves.`,
    requestsAll: 'All requests',
    requestsMore: 'There are more: the list has all of them.',
    signs: {
      paid: 'Paid, time kept',
      said: 'Said to be paid, time kept',
      unseen: 'Said to be paid, not seen',
      guardian: 'Guardian has not agreed',
      kept: 'Time kept',
      lapsed: 'Time no longer held',
    },
    left: (minutes: number) =>
      plural('en', minutes, { one: '1 min left', other: `${minutes} min left` }),
    confirm: 'Confirm',
    confirmAt: (name: string, when: string) => `Confirm ${name}, ${when}`,
    confirmAll: (count: number) => `Confirm all ${count}`,
    confirmAllOf: (count: number, name: string) => `Confirm all ${count} sessions of ${name}`,
    series: (count: number, day: string, clock: string) => `${count} sessions, ${day}s ${clock}`,
    seriesFrom: (count: number, when: string) => `${count} sessions from ${when}`,
    otherTime: 'Other time',
    askGuardian: 'Ask guardian',
    showAll: (count: number) => `Show all ${count}`,
    showFirst: (count: number) => `Show the first ${count}`,
    confirming: 'Confirming...',
    confirmed: 'Confirmed',
    confirmedText: 'Confirmed. Open moves or cancels it.',
    openOf: (name: string) => `Open ${name}`,
    open: 'Open',
    makeLink: 'Make link',
    needs: 'Needs you',
    unconcluded: (when: string) => `${when}: did it take place?`,
    needsNone: (ofWhom: string | null) =>
      ofWhom === null
        ? 'Nothing waits for you. All is well.'
        : `Nothing about the sessions of ${ofWhom} waits for you.`,
    needsSteps: 'Nothing waits besides the open steps.',
    systemAsked: 'No task waits. Asking how the system is…',
    systemUnknown: 'No task waits. How the system is could not be found out.',
    system: (count: number) =>
      plural('en', count, {
        one: '1 thing of the system needs you',
        other: `${count} things of the system need you`,
      }),
    systemText: 'No other task waits.',
    people: (count: number) =>
      plural('en', count, {
        one: '1 practitioner without name or licence',
        other: `${count} practitioners without name or licence`,
      }),
    peopleText: 'Clients want to know with whom they talk.',
    needsFailed: 'Some of this could not be loaded. Please check your connection.',
    mail: (mail: string) => `Not delivered: ${mail}`,
    call: (phone: string) => `Remind by phone: ${phone}`,
    callsMore:
      'More clients wait to be reminded by phone. They appear here as soon as you note a call.',
    meeting: 'No meeting link',
    overlaid: 'Own calendar is busy then',
    unread: (since: string | null) =>
      since === null ? 'The own calendar was never read' : `Own calendar not read since ${since}`,
    unreadText: 'Its hours stay closed as they were.',
    unpaid: (amount: string) => `Not paid: ${amount}`,
    refund: (amount: string) => `To give back: ${amount}`,
    unmatchedText: 'Say for which booking the money came.',
    guardian: 'Guardian has not agreed',
    notes: (count: number) =>
      plural('en', count, {
        one: '1 session without a note',
        other: `${count} sessions without a note`,
      }),
    notesText: (when: string) => `The earliest is ${when}.`,
    notesOpen: 'Write',
    messages: 'Messages nobody has answered',
    messagesText: 'The newest is from',
    answer: 'Answer',
    jobs: (count: number) =>
      plural('en', count, { one: '1 task did not run', other: `${count} tasks did not run` }),
    jobsText: (names: string) => `${names}.`,
    jobsOpen: 'Repair',
    loading: 'Loading today…',
    failed: 'Today could not be loaded',
  },
  sw: {
    heading: 'Leo',
    now: (minute, of, ends) => `Sasa · dakika ${minute} kati ya ${of}, kinaisha ${ends}`,
    next: 'Kinachofuata',
    inTime: (span) => `baada ya ${span}`,
    minutes: (minutes) => `dk ${minutes}`,
    hours: (hours, minutes) => (minutes === 0 ? `saa ${hours}` : `saa ${hours} dk ${minutes}`),
    joinSession: 'Jiunge na kikao',
    noSession: 'Hakuna kikao kinachoendelea wala kinachokuja leo.',
    noSessionText: 'Wakati mzuri wa kupumua, au kutazama mbele.',
    today: 'Leo',
    counts: (coming, over) => `${coming} vinakuja, ${over} vimeisha`,
    restNone: 'Hakuna kikao kingine leo.',
    ended: (at) => `kiliisha ${at}`,
    tomorrow: 'Kesho',
    tomorrowNone: 'Hakuna kikao kesho kwa sasa.',
    openSchedule: 'Fungua ratiba',
    more: 'Kuna zaidi: ratiba inaonyesha vyote.',
    requests: 'Ya kuthibitisha',
    requestsLead: 'yenye muda mfupi kwanza',
    requestsNone: (ofWhom) =>
      ofWhom === null
        ? 'Maombi yote yamejibiwa. Mapya yatajitokeza hapa yenyewe.'
        : `Maombi yote kwa ${ofWhom} yamejibiwa. Mapya yatajitokeza hapa yenyewe.`,
    requestsAll: 'Maombi yote',
    requestsMore: 'Kuna zaidi: orodha inayo yote.',
    signs: {
      paid: 'Imelipwa, muda umetunzwa',
      said: 'Inasemwa imelipwa, muda umetunzwa',
      unseen: 'Inasemwa imelipwa, haijaonekana',
      guardian: 'Mlezi hajaridhia',
      kept: 'Muda umetunzwa',
      lapsed: 'Muda haushikiliwi tena',
    },
    left: (minutes) =>
      plural('sw', minutes, { one: 'Imebaki dakika 1', other: `Zimebaki dakika ${minutes}` }),
    confirm: 'Thibitisha',
    confirmAt: (name, when) => `Thibitisha ${name}, ${when}`,
    confirmAll: (count) => `Thibitisha vyote ${count}`,
    confirmAllOf: (count, name) => `Thibitisha vikao vyote ${count} vya ${name}`,
    series: (count, day, clock) => `Vikao ${count}, kila ${day} ${clock}`,
    seriesFrom: (count, when) => `Vikao ${count} kuanzia ${when}`,
    otherTime: 'Muda mwingine',
    askGuardian: 'Muulize mlezi',
    showAll: (count) => `Onyesha zote ${count}`,
    showFirst: (count) => `Onyesha ${count} za kwanza`,
    confirming: 'Inathibitisha...',
    confirmed: 'Imethibitishwa',
    confirmedText: 'Imethibitishwa. Ukifungua unaweza kuihamisha au kuighairi.',
    openOf: (name) => `Fungua ${name}`,
    open: 'Fungua',
    makeLink: 'Unda kiungo',
    needs: 'Yanayokuhitaji',
    unconcluded: (when) => `${when}: je, kilifanyika?`,
    needsNone: (ofWhom) =>
      ofWhom === null
        ? 'Hakuna kinachokusubiri. Kila kitu kiko sawa.'
        : `Hakuna kinachokusubiri kuhusu vikao vya ${ofWhom}.`,
    needsSteps: 'Hakuna kinachosubiri zaidi ya hatua zilizo wazi.',
    systemAsked: 'Hakuna kazi inayosubiri. Tunauliza hali ya mfumo…',
    systemUnknown: 'Hakuna kazi inayosubiri. Hali ya mfumo haikuweza kujulikana.',
    system: (count) =>
      plural('sw', count, {
        one: 'Jambo 1 la mfumo linakuhitaji',
        other: `Mambo ${count} ya mfumo yanakuhitaji`,
      }),
    systemText: 'Hakuna kazi nyingine inayosubiri.',
    people: (count) =>
      plural('sw', count, {
        one: 'Mtaalamu 1 hana jina au leseni',
        other: `Wataalamu ${count} hawana jina au leseni`,
      }),
    peopleText: 'Wateja wanataka kujua wanazungumza na nani.',
    needsFailed: 'Baadhi hayakuweza kupakiwa. Tafadhali angalia mtandao wako.',
    mail: (mail) => `Haikufika: ${mail}`,
    call: (phone) => `Kumbusha kwa simu: ${phone}`,
    callsMore:
      'Wateja wengine wanasubiri kukumbushwa kwa simu. Wanaonekana hapa mara unapoandika kwamba umepiga simu.',
    meeting: 'Hakuna kiungo cha mkutano',
    overlaid: 'Kalenda ya mtaalamu ina jambo',
    unread: (since) =>
      since === null
        ? 'Kalenda ya mtaalamu haijasomwa hata mara moja'
        : `Kalenda ya mtaalamu haijasomwa tangu ${since}`,
    unreadText: 'Saa zake zinabaki zimefungwa kama zilivyokuwa.',
    unpaid: (amount) => `Haijalipwa: ${amount}`,
    refund: (amount) => `Ya kurejesha: ${amount}`,
    unmatchedText: 'Sema pesa zilikuja kwa miadi ipi.',
    guardian: 'Mlezi hajaridhia',
    notes: (count) =>
      plural('sw', count, { one: 'Kikao 1 bila maelezo', other: `Vikao ${count} bila maelezo` }),
    notesText: (when) => `Cha kwanza ni ${when}.`,
    notesOpen: 'Andika',
    messages: 'Ujumbe ambao haujajibiwa',
    messagesText: 'Mpya zaidi umetoka kwa',
    answer: 'Jibu',
    jobs: (count) =>
      plural('sw', count, { one: 'Kazi 1 haikufanyika', other: `Kazi ${count} hazikufanyika` }),
    jobsText: (names) => `${names}.`,
    jobsOpen: 'Rekebisha',
    loading: 'Leo inapakia…',
    failed: 'Leo haikuweza kupakiwa',
  },
});
