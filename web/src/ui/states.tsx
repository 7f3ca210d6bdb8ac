import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { H3 } from './heading';
import { color, space } from './tokens';
import type { Elements } from './elements';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.sm};
  padding: ${space.xl} ${space.md};
  text-align: center;
  color: ${color.inkSoft};
`;

const Title = styled(H3)`
  color: ${color.ink};
`;

interface StateProps {
  title: ReactNode;
  children?: ReactNode;
  /** a button or a link */
  action?: Elements;
  icon?: Elements;
  role?: 'alert';
}

export const EmptyState = ({ title, children, action, icon, role }: StateProps) => (
  <Box role={role}>
    {icon}
    <Title as="p">{title}</Title>
    {children !== undefined && <div>{children}</div>}
    {action}
  </Box>
);

export const ErrorState = (props: Omit<StateProps, 'role'>) => (
  <EmptyState {...props} role="alert" />
);
