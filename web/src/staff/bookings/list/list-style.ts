import type { LedgerSummary } from '@tulia/domain/money/summary';
import { keyframes, styled } from 'styled-components';
import { above, below, color, radius, space, target, text } from '../../../ui/tokens';

/**
 * A table whose rows are grids, at every width. The roles in the markup keep it a table for screen readers although
 * `display` changes. `$columns`: the widths on a laptop.
 */
export const Table = styled.table<{ $columns: string }>`
  --columns: ${({ $columns }) => $columns};
  display: block;
  width: 100%;
  > thead,
  > tbody {
    display: block;
  }
`;

export const HeadRow = styled.tr`
  display: none;
  @media ${above.xl} {
    display: grid;
    grid-template-columns: var(--columns);
    gap: ${space.sm};
    align-items: center;
    min-height: 2.25rem;
    padding: 0 ${space.xs};
    background: ${color.sunken};
    border-radius: ${radius.sm};
  }
`;

export const HeadCell = styled.th`
  padding: 0;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  text-align: left;
  button {
    display: inline-flex;
    gap: 0.35rem;
    align-items: center;
    min-height: 2.25rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.ink};
    font-size: ${text.sm};
    font-weight: 700;
  }
`;

const arrive = keyframes`
  from { background-color: ${color.primarySoft}; }
`;

/** The lines of a row on a phone, in which the cells stand one after another. */
export const PHONE_ROW = ['when', 'client', 'more', 'service', 'state', 'acts'] as const;

export type PhonePlace = (typeof PHONE_ROW)[number];

export const Row = styled.tr<{ $fresh: boolean; $faded: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xxs};
  align-items: center;
  padding: 0.1rem 0;
  border-bottom: 1px solid ${color.line};
  background-color: ${({ $faded }) => ($faded ? color.sunken : 'transparent')};
  line-height: 1.2;
  animation: ${({ $fresh }) => ($fresh ? arrive : 'none')} 6s ease-out;
  &:focus {
    outline: none;
    background-color: ${color.primarySoft};
    box-shadow: inset 0.25rem 0 0 ${color.primary};
  }
  @media ${above.xl} {
    display: grid;
    grid-template-columns: var(--columns);
    gap: ${space.sm};
    min-height: 3.75rem;
    padding: 0.2rem ${space.xs};
    line-height: 1.3;
  }
`;

/** A target of a finger at the beginning of a row, which reaches over the texts below its line. */
const REACHES_DOWN = `
  position: relative;
  z-index: 1;
  align-items: flex-start;
  min-height: ${target};
  padding-block: 0;
  margin-bottom: calc(1.2rem - ${target});
`;

/** How the places of a phone share its lines. */
const PLACES: Record<PhonePlace, string> = {
  when: `display: flex; > button { ${REACHES_DOWN} text-decoration: none; }`,
  // Its name and its contact stand in different lines.
  client: 'display: contents;',
  more: `display: flex; button { ${REACHES_DOWN} }`,
  service: 'flex: 1 0 100%;',
  state: 'flex: 1 1 0;',
  acts: '',
};

/** null: hidden on a phone */
export const Cell = styled.td<{ $phone: PhonePlace | null }>`
  min-width: 0;
  padding: 0;
  @media ${below.xl} {
    ${({ $phone }) =>
      $phone === null
        ? 'display: none;'
        : `order: ${PHONE_ROW.indexOf($phone) * 2}; ${PLACES[$phone]}`}
  }
`;

/** Cuts longer text; its `title` has the whole text. */
export const OneLine = styled.span<{ $soft?: boolean; $strong?: boolean }>`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ $soft }) => $soft === true && `color: ${color.inkSoft}; font-size: ${text.sm};`}
  ${({ $strong }) => $strong === true && 'font-weight: 700;'}
`;

/** Small, and never cut. */
export const Whole = styled.span`
  display: block;
  overflow-wrap: anywhere;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

/** A name with its badges, which are never cut. */
export const NameLine = styled.div`
  display: flex;
  gap: 0 ${space.xxs};
  align-items: center;
  min-width: 0;
  > :not(:first-child) {
    flex: none;
  }
  @media ${below.xl} {
    flex: 1 1 0;
    order: ${PHONE_ROW.indexOf('client') * 2};
    > :first-child {
      min-width: 0;
      overflow: visible;
    }
    a {
      position: relative;
      z-index: 1;
      display: inline-block;
      max-width: 100%;
      min-height: ${target};
      margin-bottom: calc(1.2rem - ${target});
      overflow: hidden;
      text-overflow: ellipsis;
      vertical-align: top;
    }
    > :not(:first-child) {
      padding-block: 0;
    }
  }
`;

/** On a phone: email address and words about the meeting, beside each other where both fit. */
export const Contact = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: 0 ${space.xs};
  justify-content: space-between;
  order: ${PHONE_ROW.indexOf('more') * 2 + 1};
  min-width: 0;
`;

/** On a phone: hour and day. */
export const When = styled.span`
  color: ${color.inkSoft};
  font-weight: 400;
  white-space: nowrap;
  > strong {
    color: ${color.ink};
    font-size: ${text.md};
  }
`;

/** On a phone: payment, practitioner and service; only the end of the line is cut. */
export const Facts = styled.div`
  display: flex;
  gap: ${space.xs};
  align-items: baseline;
  > :first-child {
    flex: none;
  }
`;
export const Paid = styled.span<{ $state: LedgerSummary['state'] }>`
  color: ${({ $state }) =>
    $state === 'paid' || $state === 'waived'
      ? color.onSuccessSoft
      : $state === 'free' || $state === 'refunded'
        ? color.inkSoft
        : color.onWarningSoft};
  font-size: ${text.sm};
  font-weight: 700;
  white-space: nowrap;
`;

/** Two lines at most on a laptop, where its column is narrow. */
export const ServiceName = styled(OneLine)`
  @media ${above.xl} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
    font-size: ${text.sm};
  }
`;

export const Trouble = styled(OneLine)`
  white-space: normal;
  color: ${color.onDangerSoft};
  font-size: ${text.sm};
  font-weight: 700;
`;

/** Side by side on a phone; under each other on a laptop. */
export const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.4rem;
  align-items: center;
  > ${OneLine}, > ${Trouble} {
    flex: 1 1 4.5rem;
    min-width: 0;
  }
  @media ${above.xl} {
    display: block;
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};
  align-items: center;
  justify-content: flex-end;
  white-space: nowrap;
  > a,
  > button,
  > div > button {
    min-width: 2.25rem;
    padding-inline: 0.6rem;
  }
  @media ${below.xl} {
    > a,
    > button,
    > div > button {
      position: relative;
      z-index: 1;
      min-height: ${target};
      margin-top: -1rem;
      padding: 1rem 0.5rem 0;
      border-color: transparent;
      background: none;
    }
    /* What is seen of the main button is lower than the target. */
    > a::before,
    > [data-main]::before {
      content: '';
      position: absolute;
      inset: 1rem 0 0.05rem;
      z-index: -1;
      border: 1.5px solid ${color.lineStrong};
      border-radius: ${radius.pill};
      background: ${color.surface};
    }
  }
`;

/** Keeps the width of the menu, which loads later, so that nothing moves. */
export const OpenerAndMenu = styled.div`
  display: inline-grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${space.xxs};
  min-width: ${target};
  button {
    min-width: ${target};
  }
  @media ${above.xl} {
    min-width: 4.75rem;
    button {
      min-width: 2.25rem;
    }
  }
`;

export const Details = styled.tr`
  display: block;
  > td {
    display: block;
    padding: ${space.md};
    border-bottom: 1px solid ${color.line};
    border-radius: 0 0 ${radius.lg} ${radius.lg};
    background: ${color.sunken};
  }
`;

/** Keeps the height of rows that are not rendered. */
export const Gap = styled.tbody`
  display: block;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  align-items: center;
  justify-content: space-between;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  kbd {
    padding: 0 0.35rem;
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.sm};
    font-family: inherit;
  }
  > span {
    display: none;
    @media ${above.xl} {
      display: inline;
    }
  }
`;
