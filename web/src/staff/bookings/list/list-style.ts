import { keyframes, styled } from 'styled-components';
import { above, below, color, radius, space, target, text } from '../../../ui/tokens';

/**
 * One markup for all widths: a table with rows as grids, which grow with what must be read whole. The
 * roles in the markup keep it a table for screen readers although `display` changes. `$columns` are the widths of
 * a laptop.
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

/** The lines of a row on a phone, as a grid takes them. */
export const PHONE_ROW =
  "'when client client more' 'service service service service' 'state state acts acts'";

export type PhonePlace = 'client' | 'when' | 'service' | 'state' | 'acts' | 'more';

/** The same with a line for the buttons: a session that is expected has three of them. */
const LONG_ROW = PHONE_ROW.replace(
  "'state state acts acts'",
  "'state state state state' 'acts acts acts acts'",
);

export const Row = styled.tr<{ $fresh: boolean; $faded: boolean; $long: boolean }>`
  display: grid;
  grid-template-areas: ${PHONE_ROW};
  grid-template-columns: 5rem minmax(0, 1fr) auto 5.5rem;
  gap: 0 ${space.xs};
  align-items: center;
  min-height: 6rem;
  padding: ${space.xxs};
  border-bottom: 1px solid ${color.line};
  background-color: ${({ $faded }) => ($faded ? color.sunken : 'transparent')};
  line-height: 1.3;
  animation: ${({ $fresh }) => ($fresh ? arrive : 'none')} 6s ease-out;
  @media ${below.md} {
    ${({ $long }) => $long && `grid-template-areas: ${LONG_ROW};`}
  }
  &:focus {
    outline: none;
    background-color: ${color.primarySoft};
    box-shadow: inset 0.25rem 0 0 ${color.primary};
  }
  @media ${above.xl} {
    grid-template-areas: none;
    grid-template-columns: var(--columns);
    gap: ${space.sm};
    min-height: 3.75rem;
    padding: 0.2rem ${space.xs};
  }
`;

/** `$phone` is null for a cell that a phone does not show. */
export const Cell = styled.td<{ $phone: PhonePlace | null }>`
  ${({ $phone }) => ($phone === null ? 'display: none;' : `grid-area: ${$phone};`)}
  min-width: 0;
  padding: 0;
  ${({ $phone }) => ($phone === 'acts' || $phone === 'more') && 'justify-self: end;'}
  ${({ $phone }) => ($phone === 'when' || $phone === 'client') && 'align-self: start;'}
  @media ${above.xl} {
    display: block;
    grid-area: auto;
    align-self: center;
    padding-top: 0;
  }
`;

/** One line. Longer text is cut; the title has all of it. */
export const OneLine = styled.span<{ $soft?: boolean; $strong?: boolean }>`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ $soft }) => $soft === true && `color: ${color.inkSoft}; font-size: ${text.sm};`}
  ${({ $strong }) => $strong === true && 'font-weight: 700;'}
`;

/** Small, and never cut: it takes as many lines as it needs. */
export const Whole = styled.span`
  display: block;
  overflow-wrap: anywhere;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

/** A name with its signs. A phone puts these below it before it cuts the name. */
export const NameLine = styled.div`
  display: flex;
  gap: 0 ${space.xxs};
  align-items: center;
  @media ${below.xl} {
    flex-wrap: wrap;
  }
  > :not(:first-child) {
    flex: none;
  }
`;

/** A service: on a laptop its column is narrow, so its name may take two lines. */
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
  color: ${color.onDangerSoft};
  font-size: ${text.sm};
  font-weight: 700;
`;

/** Shown on a phone only, where another cell has no room for it. */
export const Narrow = styled.span`
  /* The longest weekday of a language needs a line of its own; a day that is cut says nothing. */
  > small {
    display: block;
    text-wrap: balance;
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  @media ${above.xl} {
    display: none;
  }
`;
export const Wide = styled.span`
  display: none;
  @media ${above.xl} {
    display: block;
  }
`;

/**
 * The badge and its notes. On a phone they stand side by side with the reference beneath, on a laptop under each
 * other.
 */
export const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.4rem;
  align-items: center;
  > ${OneLine}, > ${Trouble} {
    flex: 1 1 4.5rem;
    min-width: 0;
  }
  > ${Narrow} {
    flex-basis: 100%;
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
    > button {
      min-height: ${target};
    }
  }
`;

/**
 * The button that opens a row, and the row's menu. The menu loads later: its place has the same width, so nothing
 * moves.
 */
export const OpenerAndMenu = styled(Acts)`
  display: inline-grid;
  grid-template-columns: 1fr 1fr;
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

/** Keeps the room of rows that are not drawn. */
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
