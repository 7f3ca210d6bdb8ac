import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { toneStyle, type Tone } from './badge';
import { radius, space } from './tokens';

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.md};
  ${({ $tone }) => toneStyle[$tone]}
  a {
    color: inherit;
  }
`;

const Body = styled.div`
  flex: 1 1 14rem;
  /* Keeps list markers inside the notice. */
  ul:not([class]) {
    padding-inline-start: 1.25em;
  }
`;

/** `danger` is announced at once, the others politely. */
export const Banner = ({
  tone = 'primary',
  title,
  children,
  action,
  ...rest
}: {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
} & Omit<ComponentProps<'div'>, 'title'>) => (
  <Box role={tone === 'danger' ? 'alert' : 'status'} {...rest} $tone={tone}>
    <Body>
      {title !== undefined && <strong>{title}</strong>}
      {children !== undefined && <div>{children}</div>}
    </Body>
    {action}
  </Box>
);
