import { FrameLink } from '../FrameLink/FrameLink';

/** What a path without a page shows. */
export function NotFound() {
  return (
    <>
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for.</p>
      <p>
        <FrameLink href="/">Go to the home page</FrameLink>
      </p>
    </>
  );
}
