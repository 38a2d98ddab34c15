import { Badge } from '../../../content/Badge/Badge';
import { withCode } from '../../../content/withCode';

/** Content of a page's card. */
export interface CardPage {
  title: string;
  route: string;
  /** The benefit for its user, in one line; backticks around code. */
  benefit: string;
  status?: string;
  /** Code size of its example with and without it, if smaller. */
  saving?: string;
}

/** Extensions under one heading. */
export interface ExtensionGroup {
  label: string;
  pages: CardPage[];
}

/** All extensions with their benefits. */
export function Extensions({ groups }: { groups: readonly ExtensionGroup[] }) {
  return (
    <div className="home-groups">
      {groups.map(({ label, pages }) => (
        <section key={label} data-cards={pages.length}>
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

function Card({ title, route, benefit, status, saving }: CardPage) {
  return (
    <li>
      <a href={route}>{title}</a>
      {status && ' '}
      {status && <Badge type={status} />}
      <p>{withCode(benefit)}</p>
      {saving && (
        <p>
          <small>{saving}</small>
        </p>
      )}
    </li>
  );
}
