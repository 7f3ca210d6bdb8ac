import { styled } from 'styled-components';

/** What somebody wrote, with its lines. */
export const NoteWords = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
