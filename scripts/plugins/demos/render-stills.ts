import { build, type Plugin } from 'esbuild';
import type { Window } from 'happy-dom';
import type { DemoModule } from '../../../theme/plugins/demos/types';
import { inProject } from '../../lib/paths';
import { type Problem, stopOn } from '../../lib/problems';
import type { CompiledDemo } from './compile-demos';

/** What the scripts of the demos put into the window. */
type DemoWindow = Window &
  Pick<typeof globalThis, 'demoRuntime'> & { demos: Record<string, () => DemoModule> };

/**
 * Runs demos without a browser, as far as their first frame: with empty storage, and with no answer yet to what they
 * ask for.
 *
 * @param names file names of the components without `.ts`
 * @param compiled what Angular's compiler has made of all files, by their names
 * @param runtime the script that demos run with
 * @returns the HTML of each demo, by its name
 * @throws SiteProblems with the demos that do not start
 */
export async function renderStills(
  names: readonly string[],
  compiled: Record<string, CompiledDemo>,
  runtime: string,
): Promise<Record<string, string>> {
  // When it is needed: it takes a while to load.
  const { Window } = await import('happy-dom');
  const window = new Window({
    // One with storage.
    url: 'http://localhost/',
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
    },
  }) as DemoWindow;
  try {
    window.eval(runtime);
    window.eval(await bundle(names, compiled));
    const stills: Record<string, string> = {};
    const problems: Problem[] = [];
    for (const name of names) {
      stills[name] = await render(window, name).catch((reason) => {
        problems.push({
          file: inProject('docs/_demos', `${name}.ts`),
          message: `Its first frame cannot be rendered: ${reason}`,
          remedy: 'Correct what it does when it starts.',
        });
        return '';
      });
    }
    stopOn('Live demos do not start', problems);
    return stills;
  } finally {
    await window.happyDOM.close();
  }
}

/** A script that makes `demos` of all demos: by its name, what opens each. */
async function bundle(names: readonly string[], compiled: Record<string, CompiledDemo>) {
  const compiledFiles: Plugin = {
    name: 'compiled files',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.\// }, ({ path }) => ({
        path: `${path.slice(2)}.ts`,
        namespace: 'demo',
      }));
      onResolve({ filter: /./ }, ({ path }) => ({ path, namespace: 'runtime' }));
      onLoad({ filter: /./, namespace: 'demo' }, ({ path }) => ({
        contents: compiled[path]?.code,
      }));
      onLoad({ filter: /./, namespace: 'runtime' }, ({ path }) => ({
        contents: `module.exports = demoRuntime.packages['${path}'];`,
      }));
    },
  };
  const openers = names.map((name) => `'${name}': () => require('./${name}')`);
  const { outputFiles } = await build({
    stdin: { contents: `globalThis.demos = { ${openers.join(', ')} };` },
    bundle: true,
    write: false,
    format: 'iife',
    define: { ngDevMode: 'false' },
    plugins: [compiledFiles],
  });
  return outputFiles[0]?.text ?? '';
}

async function render(window: DemoWindow, name: string): Promise<string> {
  const { document, demos, demoRuntime } = window;
  const host = document.createElement('div');
  document.body.append(host);
  const errors: unknown[] = [];
  const ignore = () => {};
  const running = await demoRuntime?.startDemo(
    demos[name]?.() as DemoModule,
    host as unknown as HTMLElement,
    {
      onStart: ignore,
      onState: ignore,
      onUpdate: ignore,
      onSpan: ignore,
      onCheck: ignore,
      onError: (error) => errors.push(error),
    },
  );
  if (errors.length > 0) throw errors[0];
  const root = host.shadowRoot?.firstElementChild;
  if (!root) throw new Error('It shows nothing.');
  const html = stillOf(root as unknown as Element);
  running?.stop();
  host.remove();
  window.localStorage.clear();
  window.sessionStorage.clear();
  return html;
}

/** The HTML of what a demo shows: what only properties say as attributes, and nothing that cannot be seen. */
export function stillOf(root: Element): string {
  for (const input of root.querySelectorAll('input')) {
    if (/^(?:checkbox|radio)$/.test(input.type)) input.toggleAttribute('checked', input.checked);
    else if (input.value) input.setAttribute('value', input.value);
  }
  for (const option of root.querySelectorAll('option')) {
    option.toggleAttribute('selected', option.selected);
  }
  for (const area of root.querySelectorAll('textarea')) area.textContent = area.value;
  for (const name of ['data-demo-root', 'ng-version']) root.removeAttribute(name);
  return root.outerHTML.replaceAll(/<!--[\s\S]*?-->/g, '');
}
