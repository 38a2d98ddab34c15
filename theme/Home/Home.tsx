import { withBase } from '@rspress/core/runtime';
import type { CSSProperties, ReactNode } from 'react';
import home from 'virtual-home';
import { site } from '../config/site';
import styles from './Home.module.css';
import { Layers } from './Layers';

/** The first screen: words on one side, code on the other. */
export function Hero({ children }: { children: ReactNode }) {
  if (import.meta.env.SSG_MD) return <>{children}</>;
  return (
    <div className={styles.hero} data-home="">
      {children}
    </div>
  );
}

/** What the library is, how to install it, where to go. */
export function Pitch({ children }: { children: ReactNode }) {
  if (import.meta.env.SSG_MD) return <>{children}</>;
  const { version, license, works } = home.library;
  return (
    <div className={styles.pitch}>
      <Layers />
      {children}
      <p className={styles.facts}>
        {[`Version ${version}`, ...works, `${license} license`].map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </div>
  );
}

/** Links that are the next step; the first one is the main one. */
export function Actions({ children }: { children: ReactNode }) {
  if (import.meta.env.SSG_MD) return <>{children}</>;
  return <div className={styles.actions}>{children}</div>;
}

/** The code beside the pitch. */
export function Example({ children }: { children: ReactNode }) {
  if (import.meta.env.SSG_MD) return <>{children}</>;
  return <div className={styles.example}>{children}</div>;
}

/** Every extension with its one line, from the pages themselves. In the Markdown copy it is a list. */
export function Extensions() {
  if (import.meta.env.SSG_MD) {
    const lists = home.groups.map(
      ({ label, pages }) =>
        `### ${label}\n\n${pages
          .map(
            ({ title, href, description }) =>
              `- [${title}](${site.origin}${withBase(href)}.md): ${description}`,
          )
          .join('\n')}`,
    );
    return <>{`\n\n${lists.join('\n\n')}\n\n`}</>;
  }
  return (
    <div className={styles.groups}>
      {home.groups.map(({ label, pages }) => (
        <section key={label} style={{ '--cards': Math.min(pages.length, 5) } as CSSProperties}>
          <h3>{label}</h3>
          <ul>
            {pages.map(({ title, href, description }) => (
              <li key={href}>
                <a href={withBase(href)}>{title}</a>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
