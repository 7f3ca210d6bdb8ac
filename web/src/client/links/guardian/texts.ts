import { catalogue } from '../../../platform/language/catalogue';
import { useTexts } from '../../../platform/language/use-texts';

const guardianTexts = catalogue({
  en: {
    heading: 'Your answer as a parent or guardian',
    lead: (practice: string) =>
      `${practice} sees young people aged 12 to 17 only with the consent of a parent or guardian.`,
    overText:
      'The link may be incomplete, the session may have passed or been cancelled, or wrong digits were typed too often. Please ask the practice for a new one.',
    digits: 'Last four digits of your phone number',
    digitsHint:
      'The number we were given for you. This is how we check that the link reached the right person.',
    go: 'Continue',
    checking: 'Checking…',
    asked: (client: string) => `${client} asked for a session and named you`,
    askedByYou: (client: string) => `You asked for a session for ${client}`,
    when: 'Asked for',
    you: 'Named as guardian',
    whatIsAsked:
      'Please read both texts. Your consent is for this session. What is said in it stays between the young person and the counsellor, as the agreement says.',
    texts: 'Texts to be read',
    iAmGuardian: (guardian: string, client: string) =>
      `I am ${guardian}, parent or guardian of ${client}`,
    iAgree: 'I have read both texts and agree to them',
    agree: 'Give my consent',
    codeSent: (address: string) =>
      `We have mailed a code to ${address}. Please type it here; your consent counts from then on. The email may take a minute.`,
    code: 'Code from our email',
    codeHint: 'Six digits. Please tell them to nobody.',
    codeAgain: 'Mail the code again',
    sending: 'Sending…',
    sendFailed: 'Your answer was not recorded',
    given: 'You have given your consent',
    givenOn: (day: string, version: string) => `On ${day}, to the text of version ${version}.`,
    pay: (sum: string) => `Pay ${sum}`,
    withdrawText:
      'You can take it back here until the session is over. The practice is told at once, and talks to you before anything else happens.',
    withdraw: 'Take my consent back',
    withdrawSure: 'Take your consent back?',
    withdrawSureText: 'The practice is told at once. You can agree again by the same link.',
    keep: 'Keep it',
    withdrawn: 'You have taken your consent back',
    withdrawnText:
      'The practice has been told. If you change your mind, you can agree again below.',
    decline: 'I do not agree',
    declineSure: 'Say no to this session?',
    toldBoth: (client: string) => `The practice and ${client} are told at once.`,
    toldPractice: 'The practice is told at once.',
    declineSureText: (told: string) => `${told} You can still agree later, by the same link.`,
    back: 'Go back',
    declined: 'You have said no',
    declinedText: (told: string) =>
      `${told} The session is not confirmed. If you have a question, call us. If you change your mind, you can agree below.`,
    stranger: 'You do not know this person, or have a question? Ask us:',
    question: 'You have a question? Ask us:',
  },
  sw: {
    heading: 'Jibu lako kama mzazi au mlezi',
    lead: (practice) => `${practice} hufanya kazi na vijana wa miaka 12 hadi 17 ukiridhia tu.`,
    overText:
      'Huenda kimeandikwa vibaya, kikao kimekwisha au hakitafanyika, au tarakimu zisizo sahihi ziliandikwa mara nyingi mno. Tafadhali omba kliniki kiungo kipya.',
    digits: 'Tarakimu nne za mwisho za nambari yako ya simu',
    digitsHint: 'Za nambari tuliyopewa kuwa yako. Hivyo tunajua kwamba kiungo kimekufikia wewe.',
    go: 'Endelea',
    checking: 'Inaangalia…',
    asked: (client) => `${client} ameomba kikao na amekutaja`,
    askedByYou: (client) => `Uliomba kikao kwa ajili ya ${client}`,
    when: 'Muda ulioombwa',
    you: 'Aliyetajwa kuwa mlezi',
    whatIsAsked:
      'Tafadhali soma maandishi yote mawili. Ridhaa yako ni ya kikao hiki. Kinachosemwa humo kinabaki kati ya kijana na mshauri, kama makubaliano yanavyosema.',
    texts: 'Maandishi ya kusomwa',
    iAmGuardian: (guardian, client) => `Mimi ni ${guardian}, mzazi au mlezi wa ${client}`,
    iAgree: 'Nimesoma maandishi yote mawili na ninayakubali',
    agree: 'Toa ridhaa yangu',
    codeSent: (address) =>
      `Tumetuma msimbo kwa ${address}. Tafadhali uandike hapa; ridhaa yako inahesabika kuanzia hapo. Barua inaweza kuchukua dakika moja.`,
    code: 'Msimbo wa barua yetu',
    codeHint: 'Tarakimu sita. Tafadhali usimwambie mtu yeyote.',
    codeAgain: 'Tuma msimbo tena',
    sending: 'Inatuma…',
    sendFailed: 'Jibu lako halikuhifadhiwa',
    given: 'Umetoa ridhaa yako',
    givenOn: (day, version) => `Tarehe ${day}, kwa maandishi ya toleo ${version}.`,
    pay: (sum) => `Lipa ${sum}`,
    withdrawText:
      'Unaweza kuiondoa hapa hadi kikao kiishe. Kliniki huambiwa mara moja, na huzungumza nawe kabla ya jambo lingine lolote.',
    withdraw: 'Ondoa ridhaa yangu',
    withdrawSure: 'Uondoe ridhaa yako?',
    withdrawSureText: 'Kliniki huambiwa mara moja. Unaweza kuridhia tena kwa kiungo hiki hiki.',
    keep: 'Iache',
    withdrawn: 'Umeondoa ridhaa yako',
    withdrawnText: 'Kliniki imeambiwa. Ukibadilisha mawazo, unaweza kuridhia tena hapa chini.',
    decline: 'Siridhii',
    declineSure: 'Ukatae kikao hiki?',
    toldBoth: (client) => `Kliniki na ${client} huambiwa mara moja.`,
    toldPractice: 'Kliniki huambiwa mara moja.',
    declineSureText: (told) => `${told} Bado unaweza kuridhia baadaye, kwa kiungo hiki hiki.`,
    back: 'Rudi nyuma',
    declined: 'Umekataa',
    declinedText: (told) =>
      `${told} Kikao hakijathibitishwa. Ukiwa na swali, tupigie simu. Ukibadilisha mawazo, unaweza kuridhia hapa chini.`,
    stranger: 'Humjui mtu huyu, au una swali? Tuulize:',
    question: 'Una swali? Tuulize:',
  },
});

export const useGuardianTexts = () => useTexts(guardianTexts);
