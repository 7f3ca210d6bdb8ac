import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { adminPractitionersTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';
import { FieldError, Hint } from '../../../ui/fields/field';
import { Cluster, Stack } from '../../../ui/layout';
import { radius } from '../../../ui/tokens';
import { smallPhoto } from './small-photo';

const Picture = styled.img`
  width: 6rem;
  height: 6rem;
  border-radius: ${radius.md};
  object-fit: cover;
`;

const FileInput = styled.input`
  max-width: 100%;
`;

const Label = styled.label`
  font-weight: 700;
`;

export function PhotoField({
  name,
  photo,
  problem,
  onPhoto,
}: {
  name: string;
  photo: string | null;
  problem: string | undefined;
  onPhoto: (photo: string | null) => void;
}) {
  const { t } = useTexts(adminPractitionersTexts);
  const id = useId();
  const [failed, setFailed] = useState(false);
  const error = failed ? t.photoFailed : problem;
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const small = await smallPhoto(file);
    setFailed(small === null);
    if (small !== null) onPhoto(small);
  };
  return (
    <Stack $gap="xs">
      <Label htmlFor={id}>{t.photo}</Label>
      <Cluster>
        {photo !== null && <Picture src={photo} alt={t.photoOf(name)} />}
        <FileInput
          id={id}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
          aria-invalid={error !== undefined}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        {photo !== null && (
          <Button size="sm" variant="quiet" onClick={() => onPhoto(null)}>
            {t.photoRemove}
          </Button>
        )}
      </Cluster>
      <Hint id={`${id}-hint`}>{t.photoHint}</Hint>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Stack>
  );
}
