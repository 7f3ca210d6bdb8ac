import { styled } from 'styled-components';
import { color, radius, shadow, space } from './tokens';

export const Card = styled.div`
  /* Very large text needs the room itself. */
  padding: clamp(min(${space.md}, 5vw), 4vw, ${space.lg});
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.soft};
`;

export const StackedCard = styled(Card)`
  display: grid;
  gap: ${space.md};
  align-content: start;
`;
