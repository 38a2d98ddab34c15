import type { ReactNode } from 'react';
import { Island } from '../../../content/Island/Island';

export interface DemoProps {
  name: string;
  /** File names, in the order of the samples. */
  files: readonly string[];
  /** Whether its inspector is shown before it runs. */
  isInspected?: boolean;
  /** A code sample for each file. */
  children?: ReactNode;
}

/** A live demo: its source, readable without scripts, and the placeholder of its island. */
export function Demo({ name, files, isInspected, children }: DemoProps) {
  return (
    <section className="demo" aria-label={`Live demo ${name}`}>
      {files.length > 1 && (
        <fieldset className="demo-files">
          <legend className="visually-hidden">Files of this demo</legend>
          {files.map((file, index) => (
            <label key={file}>
              <input type="radio" name={name} defaultChecked={index === 0} />
              {file}
            </label>
          ))}
        </fieldset>
      )}
      <div className="demo-source">{children}</div>
      <Island name="LiveDemo" props={isInspected ? { name, isInspected } : { name }} />
    </section>
  );
}
