import type { ReactNode } from 'react';
import { Tabs as Primitive } from 'radix-ui';
import { styled } from 'styled-components';
import { color, space, target } from './tokens';

const List = styled(Primitive.List)`
  display: flex;
  /* A scrolling row would hide its last tab on a phone. */
  flex-wrap: wrap;
  gap: 0 ${space.xs};
  border-bottom: 1px solid ${color.line};
  margin-bottom: ${space.lg};
`;

const Trigger = styled(Primitive.Trigger)`
  flex: none;
  min-height: ${target};
  padding: ${space.xs} ${space.md};
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${color.inkSoft};
  font-weight: 700;
  &[data-state='active'] {
    border-bottom-color: ${color.primary};
    color: ${color.primary};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

interface TabsProps {
  label: string;
  items: readonly { value: string; label: ReactNode; content: ReactNode }[];
  value?: string;
  onValueChange?: (value: string) => void;
}

/** Controlled by `value` and `onValueChange`, else begins with the first. `label` names the row. */
export function Tabs({ label, items, value, onValueChange }: TabsProps) {
  const control = {
    ...(value === undefined ? { defaultValue: items[0]?.value ?? '' } : { value }),
    ...(onValueChange === undefined ? {} : { onValueChange }),
  };
  return (
    <Primitive.Root {...control}>
      <List aria-label={label}>
        {items.map((item) => (
          <Trigger key={item.value} value={item.value}>
            {item.label}
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <Primitive.Content key={item.value} value={item.value}>
          {item.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
