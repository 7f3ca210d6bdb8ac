import { styled } from 'styled-components';
import { color } from '../../ui/tokens';

/** A stretch across the whole width, with air above and below; `$ground="sunken"` sets it apart from its neighbours. */
export const Band = styled.section<{ $ground?: 'paper' | 'sunken' }>`
  padding-block: clamp(2.5rem, 5vw, 3.5rem);
  background: ${({ $ground = 'paper' }) => color[$ground]};
`;
