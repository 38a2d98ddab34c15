import type { ReactNode } from 'react';

/** Facts about the library on the home page. */
export interface LibraryFacts {
  version: string;
  license: string;
  /** The oldest and the newest major version of Angular. There is a major version of the library for each. */
  angular?: [oldest: number, newest: number];
  /** Number of published versions. */
  releases?: number;
}

/** Renders the description of the library, the install command, and links. */
export function Pitch({ library, children }: { library: LibraryFacts; children?: ReactNode }) {
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
