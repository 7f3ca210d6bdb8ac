import { formatShortDay } from '@tulia/domain/wording/moments';
import { styled } from 'styled-components';
import { healthCopy } from './texts/health';
import { useCopy } from '../../platform/language/use-copy';
import { space, text } from '../../ui/tokens';
import { byVersion } from './findings';
import { HealthRow, HealthSheet } from './health-style';
import type { SheetProps } from './sheet-props';

const Places = styled.details`
  margin-top: ${space.xs};
  font-size: ${text.sm};
  summary {
    min-height: 1.75rem;
    cursor: pointer;
  }
  li {
    overflow-wrap: anywhere;
  }
  ul {
    padding-inline-start: 1.25em;
  }
`;

/** Errors of browsers and of the server, counted by version, so that the faults of a new version stand out. */
export function ErrorsSheet({ report }: Pick<SheetProps, 'report'>) {
  const { t, lang } = useCopy(healthCopy);
  const versions = byVersion(report.errors);
  return (
    <HealthSheet
      title={t.errors}
      lead={versions.length === 0 ? t.errorsNone : t.errorsLead}
      after={
        versions.length > 0 && (
          <Places>
            <summary>{t.errorPlaces}</summary>
            <ul>
              {report.errors.map((kind) => (
                <li key={[kind.version, kind.where, kind.errorClass, ...kind.frames].join(' ')}>
                  {`${t.errorKind(kind.errorClass, kind.where, kind.count)} ${kind.frames[0] ?? ''}`}
                </li>
              ))}
            </ul>
          </Places>
        )
      }
    >
      {versions.map(({ version, browser, server, lastAt }) => (
        <HealthRow
          key={version}
          name={t.version(version.slice(0, 12))}
          {...(version === report.version && { state: t.runs, tone: 'primary' as const })}
          about={t.errorCounts(browser, server, formatShortDay(lastAt, lang))}
        />
      ))}
    </HealthSheet>
  );
}
