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

/** `grid-template-areas` of a row on a phone. */
export const PHONE_ROW =
  "'when client client more' 'service service service service' 'state state acts acts'";

export type PhonePlace = 'client' | 'when' | 'service' | 'state' | 'acts' | 'more';

/** With a separate line for the three buttons of a confirmed session. */
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

/** null: hidden on a phone */
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

/** A name with its badges, which wrap on a phone before the name is cut. */
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
  color: ${color.onDangerSoft};
  font-size: ${text.sm};
  font-weight: 700;
`;

/** Phones only. */
export const Narrow = styled.span`
  /* A long weekday needs a line of its own; it must not be cut. */
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

/** Side by side on a phone, with the reference below; under each other on a laptop. */
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

/** Keeps the width of the menu, which loads later, so that nothing moves. */
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
