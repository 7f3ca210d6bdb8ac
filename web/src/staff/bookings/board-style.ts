import { keyframes, styled } from 'styled-components';
import { above, color, radius, space, text } from '../../ui/tokens';

/**
 * One markup for both widths: a table on wide screens, a pile of cards on phones. The roles in the markup keep it a table
 * for screen readers although `display` changes.
 */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  &,
  > tbody,
  > tbody > tr {
    display: block;
  }
  > thead {
    display: none;
  }
  @media ${above.lg} {
    display: table;
    table-layout: fixed;
    > thead {
      display: table-header-group;
    }
    > tbody {
      display: table-row-group;
    }
    > tbody > tr {
      display: table-row;
    }
  }
`;

/** `$share` is the part of the table's width in per cent. */
export const HeadCell = styled.th<{ $share: number }>`
  width: ${({ $share }) => $share}%;
  padding: ${space.xs} ${space.sm};
  border-bottom: 2px solid ${color.line};
  color: ${color.inkSoft};
  font-size: ${text.sm};
  text-align: left;
`;

const arrive = keyframes`
  from { background-color: ${color.primarySoft}; }
`;

export const Row = styled.tr<{ $fresh: boolean; $faded: boolean }>`
  margin-bottom: ${space.md};
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background-color: ${({ $faded }) => ($faded ? color.sunken : color.surface)};
  animation: ${({ $fresh }) => ($fresh ? arrive : 'none')} 6s ease-out;
  @media ${above.lg} {
    border-width: 0 0 1px;
    border-radius: 0;
    background-color: ${({ $faded }) => ($faded ? color.sunken : 'transparent')};
  }
`;

export const Cell = styled.td<{ $wide?: boolean }>`
  display: block;
  padding: ${space.xs} 0;
  overflow-wrap: anywhere;
  vertical-align: top;
  &:empty {
    padding: 0;
  }
  @media ${above.lg} {
    display: table-cell;
    padding: ${space.md} ${space.sm};
  }
`;

/** Names a cell on phones, where the head of the table is not shown. */
export const CellName = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  font-weight: 700;
  @media ${above.lg} {
    display: none;
  }
`;

export const DetailRow = styled.tr`
  margin: calc(-1 * ${space.md}) 0 ${space.md};
  @media ${above.lg} {
    margin: 0;
  }
`;

export const DetailCell = styled.td`
  display: block;
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-top: 0;
  border-radius: 0 0 ${radius.lg} ${radius.lg};
  background: ${color.sunken};
  @media ${above.lg} {
    display: table-cell;
    border-width: 0 0 1px;
    border-radius: 0;
  }
`;

export const Reference = styled.span`
  display: inline-block;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Soft = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  > a {
    display: inline-block;
    padding-block: 0.15rem;
  }
`;
