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

export interface LibraryFacts {
  version: string;
  license: string;
  /** The oldest and the newest major version of Angular. There is a major version of the library for each. */
  angular?: [oldest: number, newest: number];
  /** Number of published versions. */
  releases?: number;
}

export function Pitch({ library, children }: PropsWithChildren<{ library: LibraryFacts }>) {
  const { version, license, angular, releases } = library;
  const facts = [
    `Latest release ${version}`,
    `${license} license`,
    releases !== undefined && `${releases} releases`,
    angular && `A release for each of Angular ${angular.join('–')}`,
  ];
  return (
    <div className="home-pitch">
      {children}
      <p className="home-facts">{facts.map((fact) => fact && <span key={fact}>{fact}</span>)}</p>
    </div>
  );
}

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

export interface ExtensionGroup {
  label: string;
  pages: CardPage[];
  isFolded?: boolean;
}

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
      <a href={withBase(route)}>{title}</a>
      {status && ' '}
      {status && <Badge type={status} />}
      {size !== undefined && <small> {size.toLocaleString('en')} B</small>}
      <p>{withCode(benefit)}</p>
      {saving && <small>{savingText(saving)}</small>}
    </li>
  );
}

/** What an example saves: `40 lines become 25`. */
const savingText = ([before, after]: NonNullable<CardPage['saving']>) =>
  `${before} lines become ${after}`;
