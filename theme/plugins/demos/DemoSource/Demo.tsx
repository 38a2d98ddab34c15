import type { ReactNode } from 'react';
import { Island } from '../../../content/Island/Island';

/** The parts of a demo. Small screens show one at a time. */
const VIEWS = { code: 'Code', app: 'App', state: 'State' };

export type DemoView = keyof typeof VIEWS;

export interface DemoProps {
  name: string;
  /** The names of its files, with commas. */
  files: string;
  children?: ReactNode;
}

/** Renders a live demo: its source, which can be read without scripts, and the placeholder of its island. */
export function Demo({ name, files: list, children }: DemoProps) {
  const files = list.split(',');
  return (
    <section className="demo" aria-label={`Live demo ${name}`}>
      <div className="tabs-bar demo-views" role="radiogroup" aria-label="Part of this demo">
        {Object.entries(VIEWS).map(([view, label], index) => (
          <label key={view} className="tab">
            <input type="radio" name={`${name}-view`} value={view} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </div>
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
      <Island name="LiveDemo" props={{ name }} />
    </section>
  );
}
