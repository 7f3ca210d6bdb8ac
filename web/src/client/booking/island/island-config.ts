import { inLanguage } from '@tulia/domain/person/localized';
import type { AtWork } from '@tulia/domain/practice/practitioner';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatMoney } from '@tulia/domain/wording/moments';
import { builtPractitioners } from '../../../shared/practice/built-practitioners';
import { builtServices } from '../../../shared/practice/built-services';
import { builtSettings } from '../../../shared/practice/built-settings';
import { bookingTexts } from '../texts/booking';
import type { Language } from '../../../platform/language/catalogue';
import { documentsName } from '../../../platform/firebase/config';
import type { IslandConfig } from '../hand-over/early-booking';

/** The public data of the practice that the build gives to the island, whose script is the same in each build. */
export function islandConfig(language: Language): IslandConfig {
  const t = bookingTexts[language];
  const { bookingEntry, windowDays, minimumNoticeMinutes } = builtSettings;
  return {
    language,
    origin: import.meta.env.VITE_LOCAL_ENVIRONMENT ? '' : 'https://firestore.googleapis.com',
    documents: documentsName(),
    settings: { bookingEntry, windowDays, minimumNoticeMinutes },
    people: builtPractitioners.map(
      ({ id, name, openingHours, services, order, takesBookings, isActive }): AtWork => ({
        id,
        name,
        openingHours,
        services,
        order,
        takesBookings,
        isActive,
      }),
    ),
    services: builtServices.map((service) => ({
      slug: service.slug,
      minutes: service.durationMinutes,
      name: serviceName(service, language),
      length: t.minutes(service.durationMinutes),
      price: service.price === 0 ? t.free : formatMoney(service.price),
      description: inLanguage(service.description, language),
    })),
  };
}
