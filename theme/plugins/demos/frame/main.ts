/**
 * The runtime of the iframe. It compiles the reader's code and starts it like any demo. The page sends the runtime as
 * text (`scripts/plugins/demos/scripts.ts`), because the iframe cannot load anything.
 */
import '@angular/compiler';
import type { DemoEvents, RunningDemo } from '../runtime/events';
import type { DemoModule } from '../types';
import type { CompiledFile } from './compile';
import { provideIndexedDB } from './indexedDB';
import { followTemplates, problemOf } from './locate';
import { type FromFrame, type Problem, REPORTS, type Theme, type ToFrame } from './messages';
import { membersOf, startDemo } from './packages';
import { load } from './program';
import { provideStorage } from './storage';

followTemplates();

const post = (message: FromFrame) => parent.postMessage(message, '*');

provideIndexedDB(window);
const fillStorage = provideStorage((entries) => post({ type: 'storage', entries }));

let files: ReadonlyMap<string, CompiledFile> = new Map();
let running: RunningDemo | undefined;
const report = (error: unknown) => post({ type: 'problem', problem: problemOf(error, files) });

const relayed = Object.fromEntries(
  REPORTS.map((name) => [name, (value: unknown) => post({ type: 'report', name, value })]),
) as unknown as DemoEvents;

/** Runs the code. The previous run stays until this succeeds. */
async function run(main: string, sources: Record<string, string>): Promise<Problem | undefined> {
  const host = document.createElement('div');
  const tried = new Map<string, CompiledFile>();
  try {
    const program = load(main, sources, tried);
    if (typeof program.exports.default !== 'function') {
      return {
        message: 'The first file must have a component as its default export.',
        file: main,
        line: 1,
      };
    }
    host.hidden = true;
    document.body.append(host);
    const started = await startDemo(program.exports as unknown as DemoModule, host, {
      ...relayed,
      onStart() {
        files = tried;
        relayed.onStart();
      },
      onError: report,
      keepsRunning: true,
    });
    running?.stop();
    running = {
      stop() {
        started.stop();
        host.remove();
      },
    };
    host.hidden = false;
    post({ type: 'stores', stores: membersOf(program.stores) });
    return undefined;
  } catch (error) {
    host.remove();
    return problemOf(error, tried);
  }
}

function show({ colorScheme, properties }: Theme): void {
  const { style } = document.documentElement;
  style.colorScheme = colorScheme;
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  document.body.style.margin = '0';
}

addEventListener('message', async ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== parent) return;
  switch (data.type) {
    case 'run':
      post({ type: 'done', id: data.id, problem: await run(data.main, data.files) });
      break;
    case 'theme':
      show(data.theme);
      break;
    case 'storage':
      fillStorage(data.entries);
      break;
    case 'ping':
      post({ type: 'pong' });
      break;
  }
});
addEventListener('error', ({ error, message }) => report(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => report(reason));
post({ type: 'pong' });
