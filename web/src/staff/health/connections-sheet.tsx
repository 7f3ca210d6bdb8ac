import { CONNECTION_NAMES } from '@tulia/domain/practice/connections';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { healthTexts } from './texts/health';
import { useTexts } from '../../platform/language/use-texts';
import { connectionFinding } from './findings';
import { HealthRow, HealthSheet } from './health-style';
import { RepairButton } from './repair-button';
import type { SheetProps } from './sheet-props';

const TONES = { works: 'success', off: 'neutral', part: 'warning', lost: 'danger' } as const;

/**
 * The outside services that take the practice's credentials. The check is also the repair: a service that works
 * again is noted at once.
 */
export function ConnectionsSheet({ report, onRepaired }: SheetProps) {
  const { t, lang } = useTexts(healthTexts);
  return (
    <HealthSheet title={t.connections}>
      {CONNECTION_NAMES.map((name) => {
        const finding = connectionFinding(report, name);
        const { since } = report.connections[name];
        const day = since === null ? null : formatShortDay(since, lang);
        const about = {
          off: '',
          works: day === null ? '' : t.worksSince(day),
          part: t.partText,
          lost: [...(day === null ? [] : [t.lostSince(day)]), t.connection[name].lost].join(' '),
        }[finding];
        return (
          <HealthRow
            key={name}
            name={t.connection[name].name}
            state={t[finding]}
            tone={TONES[finding]}
            about={about}
            // Notifications have no token to check: the next notification shows whether they are sent.
            repair={
              name !== 'push' &&
              finding !== 'off' && (
                <RepairButton
                  job="checkConnections"
                  text={t.check}
                  label={t.checkOf(t.connection[name].name)}
                  onDone={onRepaired}
                />
              )
            }
          />
        );
      })}
    </HealthSheet>
  );
}
