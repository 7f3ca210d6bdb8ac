import { styled } from 'styled-components';
import { color, radius, space, text } from '../../ui/tokens';
import { Count } from './staff-nav-style';

/** Stands over the title, left of the tools, where it covers no button. */
export const Line = styled.p`
  position: absolute;
  top: 0.4rem;
  right: 100%;
  display: none;
  gap: ${space.xs};
  align-items: center;
  width: max-content;
  max-width: min(24rem, calc(100vw - 11rem));
  min-height: 3.2rem;
  padding: 0 ${space.sm};
  border: 1px solid ${color.accent};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sm};
  font-weight: 700;
  line-height: 1.25;
  &[data-shown] {
    display: flex;
  }
  a {
    padding: ${space.xs};
    white-space: nowrap;
  }
`;

export const BellCount = styled(Count)`
  position: absolute;
  top: 0.1rem;
  right: 0.1rem;
  min-width: 1.2rem;
  padding: 0 0.2rem;
  font-size: 0.75rem;
  line-height: 1.2rem;
`;
