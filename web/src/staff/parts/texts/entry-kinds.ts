import type { EntryKind } from '@tulia/domain/money/entry';
import type { Language } from '../../../platform/language/catalogue';

export const ENTRY_KINDS: Record<Language, Record<EntryKind, string>> = {
  en: {
    payment: 'Payment',
    refund: 'Refund',
    correction: 'Correction',
    waiver: 'Waived',
    kept: 'Kept',
  },
  sw: {
    payment: 'Malipo',
    refund: 'Marejesho',
    correction: 'Marekebisho',
    waiver: 'Imesamehewa',
    kept: 'Imebaki kwa kliniki',
  },
};
