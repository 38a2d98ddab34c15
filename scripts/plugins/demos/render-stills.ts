import { build, type Plugin } from 'esbuild';
import type { Window } from 'happy-dom';
import { provideIndexedDB } from '../../../theme/plugins/demos/frame/indexedDB';
import type { DemoModule } from '../../../theme/plugins/demos/types';
import { inProject } from '../../lib/paths';
import { type Problem, stopOn } from '../../lib/problems';
import type { CompiledDemo } from './compile-demos';

/** A window with the globals of the demo scripts. */
type DemoWindow = Window &
  Pick<typeof globalThis, 'demoRuntime'> & { demos: Record<string, () => DemoModule> };

/**
 * Renders demos without a browser, as they look with empty storage and once they have loaded.
 *
 * @param names file names of the components without `.ts`
 * @param compiled all compiled files, by name
 * @param runtime the script that demos run with
 * @returns the HTML of each demo, by name
 * @throws SiteProblems with the demos that do not start
 */
export async function renderStills(
  names: readonly string[],
  compiled: Record<string, CompiledDemo>,
  runtime: string,
): Promise<Record<string, string>> {
  // Imported on demand, because it is slow to load.
  const { Window } = await import('happy-dom');
  const window = new Window({
    // Storage needs an origin.
    url: 'http://localhost/',
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
    },
  }) as DemoWindow;
  provideIndexedDB(window);
  try {
    window.eval(runtime);
    window.eval(await bundle(names, compiled));
    const stills: Record<string, string> = {};
    const problems: Problem[] = [];
    for (const name of names) {
      const html = await render(window, name).catch((reason) => {
        problems.push({
          file: inProject('docs/_demos', `${name}.ts`),
          message: `This demo cannot be rendered: ${reason}`,
          remedy: 'Correct the code that runs until it has loaded.',
        });
        return undefined;
      });
      if (html) stills[name] = html;
    }
    stopOn('Live demos do not start', problems);
    return stills;
  } finally {
    await window.happyDOM.close();
  }
}

/** Bundles all demos into a script that sets `demos`: a function for each demo name that opens the demo. */
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
      onCheck: ignore,
      onError: (error) => errors.push(error),
    },
  );
  // Until the backend has responded, and Angular has rendered it.
  await window.happyDOM.waitUntilComplete();
  if (errors.length > 0) throw errors[0];
  const root = host.shadowRoot?.firstElementChild;
  if (!root) throw new Error('The demo rendered nothing.');
  const html = stillOf(root as unknown as Element);
  running?.stop();
  host.remove();
  window.localStorage.clear();
  window.sessionStorage.clear();
  return html;
}

/** The HTML of a demo, with the values of form fields as attributes and without invisible parts. */
function stillOf(root: Element): string {
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
