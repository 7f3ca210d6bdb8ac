import { styled } from 'styled-components';
import { space, text } from '../../../ui/tokens';

export const Points = styled.ul`
  padding-left: 1.3rem;
  li + li {
    margin-top: ${space.xxs};
  }
`;

export const FormTitle = styled.p`
  font-size: ${text.lg};
  font-weight: 700;
`;
