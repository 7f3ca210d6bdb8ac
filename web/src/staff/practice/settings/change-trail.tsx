import { audit, type AuditAction, type AuditEntry } from '@tulia/domain/records/audit';
import { styled } from 'styled-components';
import { adminArticlesTexts } from '../articles/texts';
import { adminCrisisTexts } from './texts/crisis';
import { adminEditorTexts } from '../../parts/texts/editor';
import { adminHoursTexts } from './texts/hours';
import { adminServicesTexts } from '../services/texts';
import { adminStoriesTexts } from '../stories/texts';
import { adminSettingsTexts } from './texts/settings';
import { adminStaffTexts } from '../../people/texts/staff';
import { isLanguage, LANGUAGE_FACTS } from '../../../platform/language/language';
import { useTexts } from '../../../platform/language/use-texts';
import { Awaited } from '../../parts/awaited';
import { useQuery } from '../../../platform/live/use-query';
import { Card } from '../../../ui/card';
import { H2 } from '../../../ui/heading';
import { Soft, Stack } from '../../../ui/layout';
import { space } from '../../../ui/tokens';
import { shortMoment } from '../../../shared/views/moments';

const SHOWN = 20;

const Entries = styled(Stack)`
  margin-top: ${space.md};
`;

/** The names that the pages give to changed fields. For a new record no names are shown: all its fields changed. */
function useFieldNames(): (entry: Pick<AuditEntry, 'action' | 'fields'>) => string[] {
  const { t: settings } = useTexts(adminSettingsTexts);
  const { t: crisis } = useTexts(adminCrisisTexts);
  const { t: hours } = useTexts(adminHoursTexts);
  const { t: service } = useTexts(adminServicesTexts);
  const { t: article } = useTexts(adminArticlesTexts);
  const { t: story } = useTexts(adminStoriesTexts);
  const { t: staff } = useTexts(adminStaffTexts);
  const names: Partial<Record<AuditAction, Readonly<Record<string, string>>>> = {
    'settings-changed': {
      ...settings.fields,
      bookingEntry: settings.bookingEntry,
      confirmWhenPaid: settings.confirmWhenPaid,
      payment: settings.groups.payment,
      crisisNumbers: crisis.title,
      openingHours: hours.title,
    },
    'service-changed': {
      name: service.name,
      description: service.description,
      durationMinutes: service.durationMinutes,
      price: service.price,
      isActive: service.isActive,
      ages: service.agesName,
      forCouples: service.forCouples,
    },
    'article-changed': {
      title: article.title,
      summary: article.summary,
      content: article.content,
      resourceLink: article.resourceLink,
      order: article.order,
      published: article.published,
    },
    'story-changed': {
      initials: story.initials,
      quote: story.quote,
      fullStory: story.fullStory,
      agreed: story.agreed,
      order: story.order,
      published: story.published,
    },
    'staff-changed': { role: staff.role, active: staff.active },
  };
  return ({ action, fields }) => {
    const known = names[action];
    if (known === undefined) return [];
    // A text in several languages has the field `name`, and `name.sw` for a translation.
    return fields.map((field) => {
      const own = known[field];
      if (own !== undefined) return own;
      const [name = '', language] = field.split('.');
      const text = known[name];
      return text === undefined || !isLanguage(language)
        ? field
        : settings.inLanguage(text, LANGUAGE_FACTS[language].name);
    });
  };
}

/**
 * The changes of the practice's records, newest first: who changed which record and field, never what was written.
 */
export function ChangeTrail() {
  const { t, lang } = useTexts(adminSettingsTexts);
  const { t: editor } = useTexts(adminEditorTexts);
  const namesOf = useFieldNames();
  const found = useQuery('audit', audit, ({ db, sdk }) =>
    sdk.query(sdk.collection(db, audit.collection), sdk.orderBy('at', 'desc'), sdk.limit(SHOWN)),
  );
  const { status, data } = found;
  return (
    <Card as="section" aria-labelledby="trail">
      <H2 id="trail">{t.trail}</H2>
      {status === 'error' && <p>{editor.failed}</p>}
      {status === 'loading' && (
        <Awaited of={[found]}>
          <p>{editor.loading}</p>
        </Awaited>
      )}
      {data?.length === 0 && <p>{t.trailEmpty}</p>}
      <Entries as="ol" $gap="sm">
        {data?.map(({ id, at, action, actor, label, fields, count }) => (
          <li key={id}>
            <span>
              {actor.name === '' ? t.actions[action] : t.entry(t.actions[action], actor.name)}
            </span>
            <Soft $block>
              {[
                shortMoment(at, lang),
                ...(label === undefined ? [] : [label]),
                ...namesOf({ action, fields }),
                ...(count === undefined ? [] : [t.erased(count)]),
              ].join(' · ')}
            </Soft>
          </li>
        ))}
      </Entries>
    </Card>
  );
}
