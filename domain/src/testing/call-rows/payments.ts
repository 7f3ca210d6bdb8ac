/** A row for each call about money. */
import {
  requestId,
  token,
  about,
  seen,
  phone,
  tooLong,
  anId,
  aVersion,
  aToken,
  aRequest,
  thePhone,
  type Broken,
  type Row,
} from './row';

const asked = { requestId, ...seen };
const entered = { ...asked, amount: 3000 };
const byBank = { method: 'bank', code: '' };
const anAsk: Broken[] = [aRequest, ...aVersion];
const anAmount: Broken[] = [
  ['amount', 'amount-invalid', 0, -1, 1.5, 1_000_001],
  ['amount', 'typeError', '3000'],
];
const anEntry: Broken[] = [...anAsk, ...anAmount];
const aMethod: Broken[] = [
  tooLong('code', 40),
  ['code', 'invalid-characters', 'QWE\n123'],
  ['method', 'method-required', 'cheque'],
];
const aReason: Broken[] = [['note', 'reason-required', '', '   '], tooLong('note', 300)];

export const paymentsRows: Record<string, Row> = {
  recordPayment: [
    'record-payments',
    { ...entered, ...byBank },
    ...anEntry,
    ...aMethod,
    ['paidOn', 'date-invalid', '2026-02-30', ''],
  ],
  recordRefund: [
    'manage-practice',
    { ...entered, method: null, code: 'Q' },
    ...anEntry,
    ...aMethod,
  ],
  correctPayment: [
    'manage-practice',
    { ...asked, entryId: 'e1', note: 'The wrong booking.' },
    ...anAsk,
    ...aReason,
    ['entryId', 'id-invalid', '../other'],
  ],
  waivePayment: ['manage-practice', { ...entered, note: 'Agreed.' }, ...anEntry, ...aReason],
  keepRest: ['manage-practice', { ...asked, note: 'Agreed.' }, ...anAsk, ...aReason],
  askForPayment: ['signed-in', { requestId, ...about, phone }, aRequest, ...anId, ...thePhone],
  followPayment: ['signed-in', about, ...anId],
  makePayLink: ['record-payments', about, ...anId],
  showReceipts: ['signed-in', about, ...anId],
  sayPaid: ['signed-in', { ...about, code: 'QWE1234567' }, ...anId, ['code', 'code-required', '']],
  showPayLink: ['anybody', { token }, ...aToken],
  payByLink: ['anybody', { requestId, token, phone }, aRequest, ...aToken, ...thePhone],
  assignPayment: [
    'record-payments',
    { method: 'mobile-money', code: 'QWE1234567', bookingId: 'b1', returnCode: '' },
    ['method', 'method-required', 'cash'],
    ['code', 'code-required', ''],
    ['bookingId', 'id-invalid', '../other'],
    tooLong('returnCode', 40),
  ],
  showMonth: [
    'manage-practice',
    { month: '2026-11' },
    ['month', 'month-required', ''],
    ['month', 'month-invalid', '2026-13', '2026-1'],
  ],
  showOwed: ['record-payments', {}],
  saveTaxNumber: [
    'record-payments',
    { receiptNumber: '2026-00042', taxNumber: 'KRA1' },
    ['receiptNumber', 'id-invalid', '2026-42'],
    tooLong('taxNumber', 60),
  ],
  startTestPayment: [
    'manage-practice',
    { requestId, phone },
    aRequest,
    ['phone', 'phone-invalid', 'x'],
  ],
  followTestPayment: [
    'manage-practice',
    { attemptId: 'a1' },
    ['attemptId', 'id-invalid', '../other'],
  ],
  checkPayments: ['manage-practice', {}],
  registerNotices: ['manage-practice', {}],
};
