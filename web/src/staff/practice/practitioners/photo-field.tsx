import { useState } from 'react';
import { styled } from 'styled-components';
import { adminPractitionersTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/fields/field';
import { Cluster } from '../../../ui/layout';
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
  const [failed, setFailed] = useState(false);
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const small = await smallPhoto(file);
    setFailed(small === null);
    if (small !== null) onPhoto(small);
  };
  return (
    <Field label={t.photo} hint={t.photoHint} error={failed ? t.photoFailed : problem}>
      {(wiring) => (
        <Cluster>
          {photo !== null && <Picture src={photo} alt={t.photoOf(name)} />}
          <FileInput
            {...wiring}
            type="file"
            accept="image/*"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
          {photo !== null && (
            <Button size="sm" variant="quiet" onClick={() => onPhoto(null)}>
              {t.photoRemove}
            </Button>
          )}
        </Cluster>
      )}
    </Field>
  );
}
