import { METHOD_LABELS } from '@tulia/domain/wording/labels';
import type { MonthLine } from '@tulia/domain/calls/payments/month';
import { moved } from '@tulia/domain/money/month';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { formatMoney } from '@tulia/domain/wording/money';
import { styled } from 'styled-components';
import { adminMonthTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { TitledCard } from '../../shared/views/titled-card';
import { above, color, space, text } from '../../ui/tokens';
import { shortMoment } from '../../shared/views/moments';

const Rows = styled.ul`
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space.md};
    padding-block: ${space.sm};
    border-top: 1px solid ${color.line};
    break-inside: avoid;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${text.sm};
    overflow-wrap: anywhere;
  }
  @media ${above.md} {
    > li {
      grid-template-columns: 11rem minmax(0, 1fr) minmax(0, 1fr) auto;
    }
    > li > :last-child {
      grid-column: 4;
      grid-row: 1;
    }
  }
`;
const Amount = styled.strong`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  grid-column: 2;
  grid-row: 1;
  text-align: right;
`;
const Who = styled.span`
  font-weight: 700;
  overflow-wrap: anywhere;
`;

export function MonthLines({ lines }: { lines: readonly MonthLine[] }) {
  const { t } = useTexts(adminMonthTexts);
  return (
    <TitledCard title={t.entries}>
      <Rows>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </Rows>
    </TitledCard>
  );
}

function Line({ line }: { line: MonthLine }) {
  const { t, lang } = useTexts(adminMonthTexts);
  const { kind, corrects, at, paidOn, method, code, receiptNumber, by, note, referenceNumber } =
    line;
  const what =
    corrects === null ? t.kinds[kind] : `${t.kinds[kind]} ${t.takenBack(t.kinds[corrects])}`;
  const how = [method && METHOD_LABELS[lang][method], code, receiptNumber];
  const who = [by.kind === 'system' ? t.bySystem : by.name, note];
  const movesNone = kind === 'waiver' || kind === 'kept';
  return (
    <li>
      <span>
        <span>{what}</span>
        <br />
        <small>{shortMoment(at, lang)}</small>
        {paidOn !== undefined && (
          <>
            <br />
            <small>{t.paidOn(formatShortDay(paidOn, lang))}</small>
          </>
        )}
      </span>
      <span>
        <Who>{line.clientName === '' ? t.left : line.clientName}</Who>
        <br />
        <small translate="no">{referenceNumber}</small>
      </span>
      <small>
        <span>{how.filter(Boolean).join(' · ')}</span>
        <br />
        <span>{who.filter(Boolean).join(' · ')}</span>
      </small>
      <Amount>{formatMoney(movesNone ? line.amount : moved(line))}</Amount>
    </li>
  );
}
