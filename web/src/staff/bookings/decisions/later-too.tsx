import { adminDecisionsTexts } from '../board/texts/decisions';
import { useTexts } from '../../../platform/language/use-texts';
import { shortMoment } from '../../../shared/views/moments';
import { Checkbox } from '../../../ui/fields/checkbox';
import type { useLaterOf } from './use-later-of';

/** Whether the later sessions of the series change, too. */
export function LaterToo({
  series: { later, isAll, setIsAll },
}: {
  series: ReturnType<typeof useLaterOf>;
}) {
  const { t, lang } = useTexts(adminDecisionsTexts);
  if (later.length === 0) return null;
  return (
    <Checkbox
      label={t.laterToo(later.length)}
      hint={later.map(({ startsAt }) => shortMoment(startsAt, lang)).join(' · ')}
      checked={isAll}
      onChange={({ target }) => setIsAll(target.checked)}
    />
  );
}
