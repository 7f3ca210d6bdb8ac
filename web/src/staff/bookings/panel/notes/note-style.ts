import { styled } from 'styled-components';

/** The text of a note, with its lines. */
export const NoteWords = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
