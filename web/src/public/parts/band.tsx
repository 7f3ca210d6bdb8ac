import { styled } from 'styled-components';
import { color } from '../../ui/tokens';

/** Full width; `$ground="sunken"` sets it apart from its neighbours. */
export const Band = styled.section<{ $ground?: 'paper' | 'sunken' }>`
  padding-block: clamp(2.5rem, 5vw, 3.5rem);
  background: ${({ $ground = 'paper' }) => color[$ground]};
`;
