import { styled } from 'styled-components';
import { color, space } from '../../ui/tokens';

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  max-width: 37em;
  padding-left: 1.3em;
  li::marker {
    color: ${color.accent};
  }
`;

export const Bullets = ({ items }: { items: readonly string[] }) => (
  <List>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </List>
);
