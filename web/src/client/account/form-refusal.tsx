import { Banner } from '../../ui/banner';

/**
 * Why a form was not accepted, standing in it until the next attempt. The focus is led here, which reads it aloud; so
 * it is no alert besides.
 */
export function FormRefusal({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <Banner tone="danger" role="group" data-invalid="true">
      {children}
    </Banner>
  );
}
