import { Content } from '@rspress/core/runtime';

/** The frame of every page. */
export function Layout() {
  if (import.meta.env.SSG_MD) return <Content />;
  return (
    <main>
      <Content />
    </main>
  );
}
