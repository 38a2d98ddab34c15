import type { RspressPlugin } from '@rspress/core';

/**
 * Lets the plugins' work after a build run one after another, in the order of the list. Rspress starts
 * all of it at once; here each step reads what the ones before have written.
 */
export function inOrder(plugins: readonly RspressPlugin[]): RspressPlugin[] {
  let last: Promise<unknown> = Promise.resolve();
  let broken = false;
  return plugins.map((plugin) => {
    const { afterBuild } = plugin;
    if (!afterBuild) return plugin;
    return {
      ...plugin,
      afterBuild(...parameters: Parameters<typeof afterBuild>) {
        const step = last.then(async () => {
          // What follows a failed step would report its consequences.
          if (!broken) await afterBuild.apply(this, parameters);
        });
        last = step.catch(() => {
          broken = true;
        });
        return step;
      },
    };
  });
}
