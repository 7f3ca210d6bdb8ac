import { catalogue } from '../../../../platform/language/catalogue';

/** The answers of the payment check, by their codes. */
const statesEn: Readonly<Record<string, string>> = {
  off: 'M-Pesa is not set up. Payments are recorded by hand.',
  ready: 'M-Pesa answers and takes the credentials.',
  'not-authorised': 'M-Pesa does not take the credentials. Clients get no prompts.',
  'no-answer': 'M-Pesa does not answer at the moment.',
  'not-registered': 'M-Pesa did not agree. Its app at Daraja may lack C2B or Pull Transactions.',
  'registered-before':
    'M-Pesa keeps the address that it was given before. If that was another one, have it removed at Daraja first.',
  'no-nominated-number':
    'M-Pesa lists what came in only once the Safaricom number of the practice’s account is entered.',
  'address-refused':
    'M-Pesa sends nothing to this address: PAYMENT_WEBHOOK_URL or DARAJA_WEBHOOK_SECRET holds a word that it refuses, such as mpesa, exe, cmd or sql.',
};
const statesSw: Readonly<Record<string, string>> = {
  off: 'M-Pesa haijasanidiwa. Malipo yanaandikwa kwa mkono.',
  ready: 'M-Pesa inajibu na kukubali utambulisho.',
  'not-authorised': 'M-Pesa haikubali utambulisho. Wateja hawapati maombi.',
  'no-answer': 'M-Pesa haijibu kwa sasa.',
  'not-registered':
    'M-Pesa haikukubali. Huenda programu yake kule Daraja haina C2B au Pull Transactions.',
  'registered-before':
    'M-Pesa inashikilia anwani iliyopewa awali. Ikiwa ilikuwa nyingine, iondolewe kwanza kule Daraja.',
  'no-nominated-number':
    'M-Pesa inatoa orodha ya pesa zilizoingia baada tu ya nambari ya Safaricom ya akaunti ya kliniki kuwekwa.',
  'address-refused':
    'M-Pesa haitumi chochote kwa anwani hii: PAYMENT_WEBHOOK_URL au DARAJA_WEBHOOK_SECRET ina neno ambalo inakataa, kama vile mpesa, exe, cmd au sql.',
};

/** The check of payments by STK push, for managers of the practice. */
export const adminPaymentsTexts = catalogue({
  en: {
    states: statesEn,
    check: 'Check M-Pesa',
    checking: 'Checking…',
    checkFailed: 'M-Pesa could not be checked',
    missing: (names: string) => `Not set: ${names}.`,
    lists: 'It lists what came in: lost notices are made up for every night.',
    listsNot:
      'It gives no list of what came in (Pull Transactions): a payment whose notice is lost has to be entered by its code. “Ask it to tell” asks for the list as well.',
    registered: (when: string) =>
      `It was asked on ${when} to tell of money that clients send by themselves.`,
    registeredNot: 'It was never asked to tell of money that clients send by themselves.',
    register: 'Ask it to tell',
    registering: 'Asking…',
    registerDone: 'M-Pesa tells of money from now on',
    registerFailed: 'M-Pesa could not be asked',
    testPayment: 'Try with 1 shilling',
    testText:
      'A prompt for 1 shilling goes to this phone. The shilling is real: it lies under “Unmatched payments” afterwards.',
    testPhone: 'Phone of whoever tries',
    testSend: 'Send the prompt',
    testSending: 'Sending…',
    testFailed: 'The prompt was not sent',
    testWaiting: 'The prompt is on the phone. Enter the PIN there; this line changes by itself.',
    testPaid: 'It works: the shilling came, and its notice too.',
    testChecking: 'The shilling is being looked for: its notice has not come yet.',
    testEnded: (why: string) => `It ended without money. ${why}`,
  },
  sw: {
    states: statesSw,
    check: 'Kagua M-Pesa',
    checking: 'Inakagua…',
    checkFailed: 'M-Pesa haikuweza kukaguliwa',
    missing: (names) => `Havijawekwa: ${names}.`,
    lists: 'Inatoa orodha ya pesa zilizoingia: taarifa zilizopotea hutafutwa kila usiku.',
    listsNot:
      'Haitoi orodha ya pesa zilizoingia (Pull Transactions): malipo ambayo taarifa yake imepotea yaandikwe kwa msimbo wake. “Iombe ituarifu” huomba orodha pia.',
    registered: (when) =>
      `Iliombwa tarehe ${when} kutuarifu kuhusu pesa ambazo wateja wanatuma wenyewe.`,
    registeredNot: 'Haijaombwa kutuarifu kuhusu pesa ambazo wateja wanatuma wenyewe.',
    register: 'Iombe ituarifu',
    registering: 'Inaomba…',
    registerDone: 'M-Pesa itatuarifu kuhusu pesa kuanzia sasa',
    registerFailed: 'M-Pesa haikuweza kuombwa',
    testPayment: 'Jaribu kwa shilingi 1',
    testText:
      'Ombi la shilingi 1 linakwenda kwenye simu hii. Shilingi ni ya kweli: baadaye itakuwa chini ya “Malipo yasiyo na miadi”.',
    testPhone: 'Simu ya anayejaribu',
    testSend: 'Tuma ombi',
    testSending: 'Inatumwa…',
    testFailed: 'Ombi halikutumwa',
    testWaiting: 'Ombi liko kwenye simu. Weka PIN hapo; mstari huu utabadilika wenyewe.',
    testPaid: 'Inafanya kazi: shilingi imefika, pamoja na taarifa yake.',
    testChecking: 'Shilingi inatafutwa: taarifa yake bado haijafika.',
    testEnded: (why) => `Limeisha bila pesa. ${why}`,
  },
});
