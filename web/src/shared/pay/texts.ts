import type { AttemptEnd } from '@tulia/domain/money/provider/result';
import { catalogue } from '../../platform/language/catalogue';

const endsEn: Record<AttemptEnd, string> = {
  'no-money': 'There was not enough money in the account. Nothing was taken.',
  busy: 'M-Pesa is busy with another payment on this phone. Wait a minute and try again.',
  expired: 'The prompt has expired. Nothing was taken.',
  'push-failed': 'The prompt did not reach the phone. Try again, or pay by yourself below.',
  cancelled: 'The payment was cancelled on the phone. Nothing was taken.',
  'no-answer':
    'The phone did not answer. Switch it on, unlock it and try again, or pay by yourself below.',
  'wrong-pin': 'The PIN was not right. Nothing was taken.',
  refused: 'M-Pesa did not take the payment. Nothing was taken.',
};
const endsSw: Record<AttemptEnd, string> = {
  'no-money': 'Hakukuwa na pesa za kutosha kwenye akaunti. Hakuna kilichokatwa.',
  busy: 'M-Pesa inashughulikia malipo mengine kwenye simu hii. Subiri dakika moja kisha ujaribu tena.',
  expired: 'Ombi limeisha muda. Hakuna kilichokatwa.',
  'push-failed': 'Ombi halikufika kwenye simu. Jaribu tena, au lipa mwenyewe hapa chini.',
  cancelled: 'Malipo yameghairiwa kwenye simu. Hakuna kilichokatwa.',
  'no-answer': 'Simu haikujibu. Iwashe, ifungue kisha ujaribu tena, au lipa mwenyewe hapa chini.',
  'wrong-pin': 'PIN haikuwa sahihi. Hakuna kilichokatwa.',
  refused: 'M-Pesa haikukubali malipo. Hakuna kilichokatwa.',
};

/** What a payment has come to, and the way on from there. */
export const paymentsTexts = catalogue({
  en: {
    heading: 'Payment',
    states: {
      open: 'Not paid',
      waiting: 'Waiting for your PIN',
      checking: 'We are checking',
      received: 'Received',
      kept: 'Not refunded',
      'refund-due': 'Refund due',
      refunded: 'Refunded',
    },
    toPay: (sum: string) => `${sum} to pay`,
    paid: (sum: string) => `${sum} received for this session. Thank you.`,
    waitingText: (phone: string) =>
      `We have sent a prompt to ${phone}. Enter your M-Pesa PIN there. This page changes by itself. Was it the wrong phone? The prompt ends by itself within 2 minutes; then you can give another number.`,
    noAnswerYet: (phone: string) =>
      `M-Pesa has not told us what became of the prompt to ${phone}. If you have entered the PIN there, wait: this page changes by itself. If not, ask again, also for another number.`,
    checkingText:
      'We are checking your payment. You need not pay again; this page changes by itself.',
    saidText: (code: string) => `You told us the code ${code}. We are looking for the payment.`,
    unseenText: (code: string) =>
      `M-Pesa has not told us of a payment with the code ${code}. If it has left your account, you need not pay again: we go on looking, and you may show us its message. If the code was wrong, enter the right one.`,
    kept: (sum: string) => `${sum} does not go back to you.`,
    refundDue: (sum: string) =>
      `${sum} is to go back to you. It is sent by hand, and we write to you when it is done.`,
    refunded: (sum: string) => `${sum} has gone back to you.`,
    chooseTime: 'Choose another time',
    timeChosen: 'We have your new time',
    holdAgain: 'Hold it again',
    holding: 'Holding…',
    heldAgain: 'The time is held again',
    holdFailed: 'The time could not be held',
    signInToPay:
      'Log in to pay, or to see how your payment stands. The link in our mail does the same.',
    ends: endsEn,
    said: 'I have paid',
    codeWrong: 'Correct the code',
    receipt: 'Receipt',
  },
  sw: {
    heading: 'Malipo',
    states: {
      open: 'Haijalipwa',
      waiting: 'Tunasubiri PIN yako',
      checking: 'Tunaangalia',
      received: 'Imepokelewa',
      kept: 'Hairudishwi',
      'refund-due': 'Inapaswa kurudishwa',
      refunded: 'Imerudishwa',
    },
    toPay: (sum) => `${sum} ya kulipa`,
    paid: (sum) => `Tumepokea ${sum} kwa kikao hiki. Asante.`,
    waitingText: (phone) =>
      `Tumetuma ombi kwa ${phone}. Weka PIN yako ya M-Pesa hapo. Ukurasa huu utabadilika wenyewe. Je, ilikuwa simu isiyo sahihi? Ombi litaisha lenyewe ndani ya dakika 2; kisha unaweza kuweka nambari nyingine.`,
    noAnswerYet: (phone) =>
      `M-Pesa haijatuambia ombi la ${phone} lilifikia wapi. Ikiwa umeweka PIN hapo, subiri: ukurasa huu utabadilika wenyewe. La sivyo, omba tena, hata kwa nambari nyingine.`,
    checkingText:
      'Tunaangalia malipo yako. Huna haja ya kulipa tena; ukurasa huu utabadilika wenyewe.',
    saidText: (code) => `Umetuambia msimbo ${code}. Tunatafuta malipo.`,
    unseenText: (code) =>
      `M-Pesa haijatuambia kuhusu malipo yenye msimbo ${code}. Kama pesa zimetoka kwenye akaunti yako, huna haja ya kulipa tena: tunaendelea kutafuta, na unaweza kutuonyesha ujumbe wake. Kama msimbo haukuwa sahihi, weka ulio sahihi.`,
    kept: (sum) => `${sum} hazirudishwi kwako.`,
    refundDue: (sum) =>
      `${sum} inapaswa kukurudia. Inatumwa kwa mkono, na tutakuandikia ikishatumwa.`,
    refunded: (sum) => `${sum} imekurudia.`,
    chooseTime: 'Chagua muda mwingine',
    timeChosen: 'Tumepata muda wako mpya',
    holdAgain: 'Uhifadhi tena',
    holding: 'Inahifadhi…',
    heldAgain: 'Muda umehifadhiwa tena',
    holdFailed: 'Muda haukuweza kuhifadhiwa',
    signInToPay:
      'Ingia ili ulipe, au uone malipo yako yalipofikia. Kiungo katika barua pepe yetu kinafanya vivyo hivyo.',
    ends: endsSw,
    said: 'Nimeshalipa',
    codeWrong: 'Sahihisha msimbo',
    receipt: 'Risiti',
  },
});
