import { styled } from 'styled-components';
import { color, text } from '../../../ui/tokens';

export const Soft = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  > a {
    display: inline-block;
    padding-block: 0.15rem;
  }
`;
