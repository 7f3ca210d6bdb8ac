import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layer, radius, space, text } from './tokens';

const Bubble = styled(Primitive.Content)`
  z-index: ${layer.menu};
  max-width: 18rem;
  padding: ${space.xxs} ${space.sm};
  border-radius: ${radius.sm};
  background: ${color.ink};
  color: ${color.paper};
  font-size: ${text.sm};
`;

/** Opens after 700 ms, at once within 300 ms of another (specification section 9). */
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_MS = 300;

/** Shares the skip delay among tooltips; wrap a group of them once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_MS}>
      {children}
    </Primitive.Provider>
  );
}

/** A word about a control, on hover and focus. Must stand inside a `TooltipGroup`; never the only place of a fact. */
export function Tooltip({ text: words, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Bubble sideOffset={6} collisionPadding={8}>
          {words}
        </Bubble>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
