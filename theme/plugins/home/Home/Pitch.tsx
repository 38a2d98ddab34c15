import type { ReactNode } from 'react';

/** Facts about the library on the home page. */
export interface LibraryFacts {
  version: string;
  license: string;
  /** Majors of the peers: `Angular 22`. */
  works: string[];
}

/** What the library is, how to install it, and links. */
export function Pitch({ library, children }: { library: LibraryFacts; children?: ReactNode }) {
  const { version, license, works } = library;
  return (
    <div className="home-pitch">
      <Layers />
      {children}
      <p className="home-facts">
        {[`Latest release ${version}`, ...works, `${license} license`].map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </div>
  );
}

/** One plate of the drawing: a flat rhombus with a thick edge, at height `y`. */
const plate = (y: number) => `M60 ${y}l52 22-52 22L8 ${y + 22}z`;
const edge = (y: number) => `M8 ${y + 22}v7l52 22 52-22v-7`;

/** A store with layers of extensions. Decorative, as the text says the same. */
function Layers() {
  return (
    <svg className="home-layers" viewBox="0 0 120 118" aria-hidden="true">
      {[62, 42, 22, 2].map((y) => (
        <g key={y}>
          <path d={edge(y)} />
          <path d={plate(y)} />
        </g>
      ))}
    </svg>
  );
}
