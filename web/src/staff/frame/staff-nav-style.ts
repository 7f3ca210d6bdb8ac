import { createGlobalStyle, css, styled } from 'styled-components';
import { BottomBar } from '../../ui/menus/bottom-bar';
import {
  above,
  below,
  color,
  radius,
  shadow,
  space,
  target,
  text,
  windowHeight,
} from '../../ui/tokens';

const RAIL = '12.5rem';
const TOP = '4rem';

/** On a phone and for any finger, what staff press is large enough, also in dialogs. */
export const Targets = createGlobalStyle`
  @media ${below.md}, (pointer: coarse) {
    html:root { --small-button: ${target}; }
    summary { padding-block: 0.6rem; }
    dd > a, [data-contact] > a {
      display: inline-block;
      padding-block: 0.65rem;
      margin-block: -0.65rem;
    }
  }
`;

export const Area = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  @media ${above.lg} {
    display: grid;
    grid-template-columns: ${RAIL} minmax(0, 1fr);
  }
`;

export const Rail = styled.nav`
  display: none;
  @media ${above.lg} {
    position: sticky;
    top: 0;
    display: flex;
    flex-direction: column;
    align-self: start;
    height: ${windowHeight};
    padding: ${space.xs} ${space.sm} ${space.sm};
    border-right: 1px solid ${color.line};
    background: ${color.sunken};
  }
`;

const entry = css`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  border-radius: ${radius.md};
  color: ${color.ink};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  &[aria-current='page'] {
    background: ${color.surface};
    box-shadow: inset 0.25rem 0 0 ${color.primary};
    color: ${color.primary};
    font-weight: 700;
  }
`;

/** @param $small links closer together, so that a laptop shows all of them */
export const RailList = styled.ul<{ $small?: boolean }>`
  display: grid;
  gap: ${({ $small }) => ($small === true ? '0' : space.xxs)};
  list-style: none;
  a {
    ${entry}
    min-height: ${({ $small }) => ($small === true ? '1.8rem' : target)};
    padding: 0 ${space.sm};
    font-size: ${({ $small }) => ($small === true ? text.sm : text.md)};
    svg {
      width: ${({ $small }) => ($small === true ? '1.1rem' : '1.25rem')};
    }
  }
`;

export const RailMiddle = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  margin: 0 calc(-1 * ${space.xxs});
  padding: ${space.xxs};
`;

export const RailHeading = styled.h2`
  margin: ${space.sm} 0 ${space.xxs};
  padding: 0 ${space.sm};
  color: ${color.inkSoft};
  font-family: inherit;
  font-size: ${text.sm};
  font-weight: 700;
  letter-spacing: 0;
`;

export const RailEnd = styled.div`
  display: grid;
  gap: 0;
  padding-top: ${space.xs};
  border-top: 1px solid ${color.lineStrong};
  > a,
  > button {
    ${entry}
    min-height: 2.25rem;
    padding: 0 ${space.sm};
    border: 0;
    background: none;
    font-size: ${text.sm};
  }
  [role='group'] > * {
    min-height: 1.75rem;
    padding: 0 0.3rem;
    font-size: 0.75rem;
  }
`;

export const Count = styled.span`
  min-width: 1.5rem;
  margin-left: auto;
  padding: 0 0.4rem;
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: 0.8rem;
  font-weight: 700;
  line-height: 1.5rem;
  text-align: center;
`;

export const Column = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

export const Main = styled.main`
  flex: 1;
  min-height: ${windowHeight};
  padding-bottom: calc(${space.lg} + var(--bottom-bar));
`;

/** In one line with the page's title. */
export const Tools = styled.header`
  position: absolute;
  z-index: 1;
  top: 0;
  right: 0;
  display: flex;
  gap: ${space.xxs};
  align-items: center;
  min-height: 3.5rem;
  @media ${above.lg} {
    min-height: ${TOP};
  }
  padding-right: clamp(${space.xxs}, 2vw, ${space.lg});
`;

export const Bar = styled(BottomBar)`
  > a ${Count}, > details > summary ${Count} {
    position: absolute;
    top: 0.25rem;
    left: calc(50% + 0.35rem);
    min-width: 1.25rem;
    padding: 0 0.25rem;
    font-size: 0.75rem;
    line-height: 1.25rem;
  }
`;

/** In two columns, so that a phone shows every page and the way out at once. */
export const Sheet = styled.div`
  position: fixed;
  right: 0;
  bottom: calc(4rem + env(safe-area-inset-bottom));
  left: 0;
  overflow-y: auto;
  max-height: calc(${windowHeight} - 5rem);
  padding: ${space.sm} ${space.md};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
  ${RailList},
  ${RailEnd} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${RailList} a {
    padding: 0 ${space.xs};
    line-height: 1.2;
  }
  ${RailEnd} > * {
    min-height: ${target};
  }
  ${RailEnd} > :last-child {
    grid-column: 1 / -1;
  }
`;
