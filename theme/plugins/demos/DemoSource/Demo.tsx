import type { ReactNode } from 'react';
import { Island } from '../../../content/Island/Island';

interface DemoProps {
  name: string;
  /** The names of its files, with commas. */
  files: string;
  children?: ReactNode;
}

/** Renders a live demo: the place of its island, and its source, which can be read without scripts. */
export function Demo({ name, files: list, children }: DemoProps) {
  const files = list.split(',');
  return (
    <section className="demo" aria-label={`Live demo ${name}`} data-demo={name}>
      <Island name="LiveDemo" props={{ name }} />
      {files.length > 1 && (
        <div className="demo-files">
          <select className="button small" aria-label="File of this demo">
            {files.map((file) => (
              <option key={file}>{file}</option>
            ))}
          </select>
        </div>
      )}
      <div className="demo-source">{children}</div>
    </section>
  );
}
