import { audit, type AuditAction, type AuditEntry } from '@tulia/domain/records/audit';
import { adminArticlesTexts } from '../articles/texts';
import { adminCrisisTexts } from './texts/crisis';
import { adminEditorTexts } from '../../parts/texts/editor';
import { adminHoursTexts } from './texts/hours';
import { adminServicesTexts } from '../services/texts';
import { adminStoriesTexts } from '../stories/texts';
import { adminSettingsTexts } from './texts/settings';
import { adminStaffTexts } from '../../people/texts/staff';
import type { Language } from '../../../platform/language/catalogue';
import { isLanguage, LANGUAGE_FACTS } from '../../../platform/language/language';
import { useTexts } from '../../../platform/language/use-texts';
import { Awaited } from '../../parts/awaited';
import { useList } from '../../../platform/live/use-list';
import { TitledCard } from '../../../shared/views/titled-card';
import { Soft, Stack } from '../../../ui/layout';
import { shortMoment } from '../../../shared/views/moments';

const SHOWN = 20;

/** The names of changed fields, as their pages show them; none for other actions, such as a new record. */
function fieldNames({ action, fields }: Pick<AuditEntry, 'action' | 'fields'>, lang: Language) {
  const settings = adminSettingsTexts[lang];
  const services = adminServicesTexts[lang];
  const names: Partial<Record<AuditAction, Readonly<Record<string, unknown>>>> = {
    'settings-changed': {
      ...settings.fields,
      bookingEntry: settings.bookingEntry,
      confirmWhenPaid: settings.confirmWhenPaid,
      lineFailureCosts: settings.lineFailureCosts,
      pricesSeen: settings.pricesSeen,
      receptionBlocksTime: settings.receptionBlocksTime,
      payment: settings.groups.payment,
      crisisNumbers: adminCrisisTexts[lang].title,
      openingHours: adminHoursTexts[lang].title,
    },
    'service-changed': { ...services, ages: services.agesName },
    'article-changed': adminArticlesTexts[lang],
    'story-changed': adminStoriesTexts[lang],
    'staff-changed': adminStaffTexts[lang],
  };
  const known = names[action];
  if (known === undefined) return [];
  // The field of a translation is the name of the text with the language, such as `name.sw`.
  return fields.map((field) => {
    const own = known[field];
    if (typeof own === 'string') return own;
    const [name = '', language] = field.split('.');
    const text = known[name];
    return typeof text !== 'string' || !isLanguage(language)
      ? field
      : settings.inLanguage(text, LANGUAGE_FACTS[language].name);
  });
}

/** Lists who changed which record and field of the practice, newest first, without the values. */
export function ChangeTrail() {
  const { t, lang } = useTexts(adminSettingsTexts);
  const { t: editor } = useTexts(adminEditorTexts);
  const found = useList('audit', audit, (sdk) => [sdk.orderBy('at', 'desc'), sdk.limit(SHOWN)]);
  const { status, data } = found;
  return (
    <TitledCard large title={t.trail}>
      {status === 'error' && <p>{editor.failed}</p>}
      {status === 'loading' && (
        <Awaited of={[found]}>
          <p>{editor.loading}</p>
        </Awaited>
      )}
      {data?.length === 0 && <p>{t.trailEmpty}</p>}
      <Stack as="ol" $gap="sm">
        {data?.map(({ id, at, action, actor, label, fields, count }) => (
          <li key={id}>
            <span>
              {actor.name === '' ? t.actions[action] : t.entry(t.actions[action], actor.name)}
            </span>
            <Soft $block>
              {[
                shortMoment(at, lang),
                ...(label === undefined ? [] : [label]),
                ...fieldNames({ action, fields }, lang),
                ...(count === undefined ? [] : [t.erased(count)]),
              ].join(' · ')}
            </Soft>
          </li>
        ))}
      </Stack>
    </TitledCard>
  );
}
