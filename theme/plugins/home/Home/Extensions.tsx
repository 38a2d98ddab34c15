import { Badge } from '../../../content/Badge/Badge';
import { withCode } from '../../../content/withCode';

/** Content of a page's card. */
export interface CardPage {
  title: string;
  route: string;
  /** The benefit for users on one line, with backticks around code. */
  benefit: string;
  status?: string;
  /** Minified and gzipped size in bytes. */
  size?: number;
  /** Lines of the example without and with the extension, if it saves any. */
  saving?: [before: number, after: number];
}

/** Extensions under one heading. */
export interface ExtensionGroup {
  label: string;
  pages: CardPage[];
  isFolded?: boolean;
}

/** Renders all extensions with their benefits. */
export function Extensions({ groups }: { groups: readonly ExtensionGroup[] }) {
  return (
    <div className="home-groups">
      {groups.map(({ label, pages, isFolded }) => {
        const Box = isFolded ? 'details' : 'section';
        const Heading = isFolded ? 'summary' : 'h3';
        return (
          <Box key={label}>
            <Heading>{label}</Heading>
            <ul>
              {pages.map((page) => (
                <Card key={page.route} {...page} />
              ))}
            </ul>
          </Box>
        );
      })}
    </div>
  );
}

function Card({ title, route, benefit, status, size, saving }: CardPage) {
  return (
    <li>
      <a href={route}>{title}</a>
      {status && ' '}
      {status && <Badge type={status} />}
      {size !== undefined && <small> {size.toLocaleString('en')} B</small>}
      <p>{withCode(benefit)}</p>
      {saving && <small>{savingText(saving)}</small>}
    </li>
  );
}

/** Returns a text such as `58 lines become 12`. */
export const savingText = ([before, after]: NonNullable<CardPage['saving']>) =>
  `${before} lines become ${after}`;
