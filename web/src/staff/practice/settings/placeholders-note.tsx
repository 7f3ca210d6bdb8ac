import { placeholdersIn, type Placeholder } from '@tulia/domain/practice/placeholders';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { Link } from 'react-router-dom';
import { adminSettingsTexts } from './texts/settings';
import { useTexts } from '../../../platform/language/use-texts';
import { usePractitioners } from '../../../shared/practice/practitioners';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/banner';

/** Names the settings that still hold the product's examples. */
export function PlaceholdersNote({ settings }: { settings: PracticeSettings }) {
  const { t: settingsTexts } = useTexts(adminSettingsTexts);
  const { placeholders: t, fields } = settingsTexts;
  const practitioners = usePractitioners();
  const left = placeholdersIn({ settings, practitioners });
  if (left.length === 0) return null;
  const say = (each: Placeholder): string => {
    switch (each.kind) {
      case 'name':
        return t.name(each.who);
      case 'licence':
        return t.licence(each.who);
      case 'crisis-number':
        return t.crisisNumber(each.number);
      case 'phone':
      case 'email':
      case 'messagingNumber':
        return fields[each.kind];
      default:
        return fields[`payment.${each.kind}`];
    }
  };
  return (
    <Banner tone="warning" title={t.title} role="note">
      <ul>
        {left.map((each) => (
          <li key={say(each)}>{say(each)}</li>
        ))}
      </ul>
      <Link to={paths.adminPractitioners}>{t.practitioners}</Link>
    </Banner>
  );
}
