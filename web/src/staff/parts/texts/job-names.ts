import type { JobName } from '@tulia/domain/practice/jobs';
import { catalogue } from '../../../platform/language/catalogue';

const en: Readonly<Record<JobName, string>> = {
  sweepOutbox: 'sending mails',
  retryMeetings: 'making meetings',
  releaseLapsedHolds: 'freeing held times',
  followPayments: 'following payments',
  lookForPayments: 'looking for payments',
  rollAvailability: 'opening new days',
  recountClients: 'counting clients',
  recountBookings: 'comparing bookings',
  checkConnections: 'checking connections',
  eraseExpiredRecords: 'erasing old records',
  reportToOwner: 'the morning report',
};
const sw: Readonly<Record<JobName, string>> = {
  sweepOutbox: 'kutuma barua pepe',
  retryMeetings: 'kuunda mikutano',
  releaseLapsedHolds: 'kuachilia muda ulioshikiliwa',
  followPayments: 'kufuatilia malipo',
  lookForPayments: 'kutafuta malipo',
  rollAvailability: 'kufungua siku mpya',
  recountClients: 'kuhesabu wateja',
  recountBookings: 'kulinganisha miadi',
  checkConnections: 'kukagua miunganisho',
  eraseExpiredRecords: 'kufuta kumbukumbu za zamani',
  reportToOwner: 'ripoti ya asubuhi',
};

export const jobNamesTexts = catalogue({ en: { names: en }, sw: { names: sw } });
