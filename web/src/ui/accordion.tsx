import { ChevronDown } from 'lucide-react';
import { Accordion as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, motion, space, target, text } from './tokens';

const Item = styled(Primitive.Item)`
  border-bottom: 1px solid ${color.line};
`;

const Trigger = styled(Primitive.Trigger)`
  display: flex;
  width: 100%;
  min-height: ${target};
  gap: ${space.md};
  align-items: center;
  justify-content: space-between;
  padding: ${space.md} 0;
  border: 0;
  background: none;
  font-family: ${font.body};
  font-size: ${text.lg};
  font-weight: 700;
  text-align: left;
  > svg {
    color: ${color.inkSoft};
    transition: transform ${motion.calm};
  }
  &[data-state='open'] > svg {
    transform: rotate(180deg);
  }
`;

const Content = styled(Primitive.Content)`
  padding-bottom: ${space.md};
  color: ${color.inkSoft};
`;

export interface AccordionItem {
  value: string;
  title: ReactNode;
  content: ReactNode;
}

/** Questions and answers; one is open at a time, and the open one can be closed. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <Primitive.Root type="single" collapsible>
      {items.map((item) => (
        <Item key={item.value} value={item.value}>
          <Primitive.Header>
            <Trigger>
              {item.title}
              <ChevronDown aria-hidden size={20} />
            </Trigger>
          </Primitive.Header>
          <Content>{item.content}</Content>
        </Item>
      ))}
    </Primitive.Root>
  );
}
