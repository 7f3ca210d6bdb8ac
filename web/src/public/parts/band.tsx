import { styled } from 'styled-components';
import { color } from '../../ui/tokens';

/** A stretch across the whole width, with air above and below; `$ground="sunken"` sets it apart from its neighbours. */
export const Band = styled.section<{ $ground?: 'paper' | 'sunken' }>`
  padding-block: clamp(2.75rem, 7vw, 5rem);
  background: ${({ $ground = 'paper' }) => color[$ground]};
`;
