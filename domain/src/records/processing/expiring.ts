/** What the nightly job erases by an instant in the document, besides bookings and emails. */
import { clientMerges } from '../client';
import { consents } from '../consent';
import { guardianLinks } from '../guardian-link';
import { manageLinks } from '../links/manage-link';
import { messages } from '../message';
import { payLinks } from '../money/pay-link';
import { texts } from '../texting/text';

export const EXPIRING = [
  { collection: clientMerges.collection, field: 'expiresAt' },
  { collection: consents.collection, field: 'retainUntil' },
  { collection: messages.collection, field: 'expiresAt' },
  { collection: payLinks.collection, field: 'expiresAt' },
  { collection: guardianLinks.collection, field: 'expiresAt' },
  { collection: texts.collection, field: 'expiresAt' },
  { collection: manageLinks.collection, field: 'expiresAt' },
] as const;
