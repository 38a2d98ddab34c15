import type { PropsWithChildren } from 'react';
import { Badge } from '../../../content/Badge/Badge';
import { withCode } from '../../../content/withCode';
import { withBase } from '../../../lib/base';

export const Hero = ({ children }: PropsWithChildren) => (
  <div className="home-hero" data-home="">
    {children}
  </div>
);

export const Actions = ({ children }: PropsWithChildren) => (
  <div className="button-links">{children}</div>
);

export const Pitch = ({ children }: PropsWithChildren) => (
  <div className="home-pitch">{children}</div>
);

/** Content of a page's card. */
interface CardPage {
  title: string;
  route: string;
  /** The benefit for users on one line, with backticks around code. */
  benefit: string;
  status?: string;
}

export interface ExtensionGroup {
  label: string;
  pages: CardPage[];
}

export function Extensions({ groups }: { groups: readonly ExtensionGroup[] }) {
  return (
    <div className="home-groups">
      {groups.map(({ label, pages }) => (
        <section key={label}>
          <h3>{label}</h3>
          <ul>
            {pages.map((page) => (
              <Card key={page.route} {...page} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Card({ title, route, benefit, status }: CardPage) {
  return (
    <li>
      <a href={withBase(route)}>{title}</a>
      {status && ' '}
      {status && <Badge type={status} />}
      <p>{withCode(benefit)}</p>
    </li>
  );
}
