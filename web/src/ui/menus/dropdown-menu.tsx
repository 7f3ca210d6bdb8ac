import { DropdownMenu as Primitive } from 'radix-ui';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layer, radius, shadow, space, target } from '../tokens';
import type { Elements } from '../elements';

const Sheet = styled(Primitive.Content)`
  z-index: ${layer.menu};
  min-width: 14rem;
  max-width: calc(100vw - 1rem);
  padding: ${space.xs};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.raised};
`;

const Item = styled(Primitive.Item)<{ $danger: boolean }>`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  min-height: ${target};
  padding: ${space.xxs} ${space.sm};
  border-radius: ${radius.sm};
  color: ${({ $danger }) => ($danger ? color.danger : 'inherit')};
  cursor: pointer;
  &[data-highlighted] {
    outline: none;
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
`;

const Heading = styled(Primitive.Label)`
  padding: ${space.xs} ${space.sm};
`;

const Line = styled(Primitive.Separator)`
  height: 1px;
  margin: ${space.xs} 0;
  background: ${color.line};
`;

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: Elements;
  onSelect: () => void;
  danger?: boolean;
  separated?: boolean;
}

interface DropdownMenuProps {
  trigger: ReactElement;
  heading?: ReactNode;
  items: readonly MenuItem[];
  onOpenChange?: (open: boolean) => void;
}

/** The trigger is one element that takes a ref. */
export function DropdownMenu({ trigger, heading, items, onOpenChange }: DropdownMenuProps) {
  return (
    <Primitive.Root modal={false} {...(onOpenChange && { onOpenChange })}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Sheet align="end" sideOffset={6} collisionPadding={8}>
          {heading !== undefined && (
            <>
              <Heading>{heading}</Heading>
              <Line />
            </>
          )}
          {items.map((item) => (
            <Fragment key={item.key}>
              {item.separated === true && <Line />}
              <Item $danger={item.danger === true} onSelect={item.onSelect}>
                {item.icon}
                <span>{item.label}</span>
              </Item>
            </Fragment>
          ))}
        </Sheet>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
