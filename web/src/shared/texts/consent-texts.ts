/** Both consent agreements and their surrounding texts, for the booking page and /privacy. */
import type { AgeBand } from '@tulia/domain/person/age-band';
import { adolescentConsent } from '@tulia/domain/wording/consent/adolescent';
import { adultConsent } from '@tulia/domain/wording/consent/adult';
import type { PolicyCatalogue } from '@tulia/domain/wording/consent/policy-text';
import { catalogue } from '../../platform/language/catalogue';

export const consentTexts: Record<AgeBand, PolicyCatalogue> = {
  adult: adultConsent,
  adolescent: adolescentConsent,
};

export const consentDialogTexts = catalogue({
  en: {
    title: 'Consent Agreement',
    adultTab: 'Adult Client',
    adolescentTab: 'Adolescent (Ages 12–17)',
    forms: 'Forms of the agreement',
    haveRead: 'I have read and understood',
  },
  sw: {
    title: 'Makubaliano ya Ridhaa',
    adultTab: 'Mteja Mtu Mzima',
    adolescentTab: 'Kijana (Miaka 12–17)',
    forms: 'Aina za makubaliano',
    haveRead: 'Nimesoma na kuelewa',
  },
});
