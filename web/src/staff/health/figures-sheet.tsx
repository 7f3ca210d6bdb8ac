import { FIELD_SPANS, showFigures } from '@tulia/domain/calls/practice/field-figures';
import {
  FIELD_FIGURES,
  FIELD_GROUPS,
  type FieldConnection,
  type FieldDevice,
  type FieldFigure,
  type FieldLine,
  type FieldPage,
} from '@tulia/domain/practice/field-figures';
import { localeOf } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { styled } from 'styled-components';
import { figuresCopy } from './texts/figures';
import { useCopy } from '../../platform/language/use-copy';
import { call } from '../../platform/live/call';
import { useOnline } from '../../platform/offline/use-connection';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Cluster } from '../../ui/layout';
import { color, space, text } from '../../ui/tokens';
import { HealthSheet } from './health-style';

type Span = (typeof FIELD_SPANS)[number];

const Part = styled.details`
  margin-top: ${space.sm};
  summary {
    min-height: 2.75rem;
    padding-block: ${space.xs};
    font-weight: 700;
    cursor: pointer;
  }
`;

const Table = styled.table`
  width: 100%;
  margin-top: ${space.xs};
  border-collapse: collapse;
  font-size: ${text.sm};
  caption {
    padding-top: ${space.xs};
    font-weight: 700;
    text-align: start;
  }
  th,
  td {
    padding: ${space.xxs} 0 ${space.xxs} ${space.xs};
    border-top: 1px solid ${color.line};
    font-weight: 400;
    text-align: end;
    vertical-align: top;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
  }
  thead th,
  small {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  small {
    display: block;
  }
`;

/** How quick the site is for visitors. Staff ask for it by hand, since each look reads a document a day. */
export function FiguresSheet() {
  const { t } = useCopy(figuresCopy);
  const isOnline = useOnline();
  const [span, setSpan] = useState<Span | null>(null);
  const [lines, setLines] = useState<readonly FieldLine[] | null>(null);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const look = (days: Span) => {
    setSpan(days);
    setLines(null);
    setStatus('loading');
    call(showFigures, { days }).then(
      (found) => {
        setLines(found.lines);
        setStatus('idle');
      },
      () => setStatus('failed'),
    );
  };
  return (
    <HealthSheet
      title={t.title}
      lead={t.lead}
      after={
        <>
          <Cluster $gap="xs">
            {FIELD_SPANS.map((days) => (
              <Button
                key={days}
                variant="secondary"
                size="sm"
                aria-pressed={days === span}
                busy={status === 'loading' && days === span}
                busyLabel={t.loading}
                disabled={!isOnline || status === 'loading'}
                onClick={() => look(days)}
              >
                {t.span(days)}
              </Button>
            ))}
          </Cluster>
          {status === 'failed' && <Banner tone="danger">{t.failed}</Banner>}
          <div aria-live="polite">
            {span !== null && lines?.length === 0 && <p>{t.none(span)}</p>}
          </div>
          {lines !== null &&
            FIELD_GROUPS.map((group) => {
              const own = lines.filter((line) => line.group === group);
              if (own.length === 0) return null;
              return (
                <Part key={group} open={group === 'page'}>
                  <summary>{t.groups[group]}</summary>
                  {FIELD_FIGURES.map((figure) => (
                    <FigureTable
                      key={figure}
                      figure={figure}
                      lines={own.filter((line) => line.figure === figure)}
                    />
                  ))}
                </Part>
              );
            })}
        </>
      }
    />
  );
}

function FigureTable({ figure, lines }: { figure: FieldFigure; lines: readonly FieldLine[] }) {
  const { t, lang } = useCopy(figuresCopy);
  if (lines.length === 0) return null;
  const numbers = new Intl.NumberFormat(localeOf(lang), { maximumFractionDigits: 2 });
  const said = (value: number | null) => {
    if (figure === 'cls') return value === null ? t.aboveShift : numbers.format(value);
    return value === null ? t.above : t.seconds(numbers.format(value / 1000));
  };
  const { group, half, most, nearlyAll } = t.columns;
  return (
    <Table>
      <caption>{t.figure[figure]}</caption>
      <thead>
        <tr>
          {[group, half, most, nearlyAll].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name}>
            <th scope="row">
              {nameOf(line, t)}
              <small>{t.count(line.count)}</small>
            </th>
            {line.percentiles.map((value, place) => (
              // The place in the list tells which percentile it is.
              <td key={place}>{said(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type Words = Pick<(typeof figuresCopy)['en'], 'page' | 'device' | 'connection' | 'olderVersion'>;

function nameOf({ group, name }: FieldLine, t: Words): string {
  if (group === 'connection') return t.connection[name as FieldConnection];
  if (group === 'version') return name === 'older' ? t.olderVersion : name.slice(0, 12);
  const [page = '', device = ''] = name.split('-');
  return `${t.page[page as FieldPage]}, ${t.device[device as FieldDevice]}`;
}
