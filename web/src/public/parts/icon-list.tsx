import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { color, space } from '../../ui/tokens';

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  align-content: start;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space.sm};
  }
  svg {
    margin-top: 0.15em;
    color: ${color.primary};
  }
`;

interface IconListProps {
  Icon: LucideIcon;
  items: readonly string[];
  label?: string;
}

export const IconList = ({ Icon, items, label }: IconListProps) => (
  <List aria-label={label}>
    {items.map((item) => (
      <li key={item}>
        <Icon aria-hidden size={20} />
        <span>{item}</span>
      </li>
    ))}
  </List>
);
