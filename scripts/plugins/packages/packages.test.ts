import { describe, expect, test } from 'vitest';
import { library } from '../../../theme/config/library';
import * as render from '../../content/fixtures/render';
import type { Site } from '../../rspress/site';
import { packages } from './plugin';

/** Only the components of the plugin are used, so it needs no site. */
const context = { plugins: [packages.setup?.({} as Site) ?? {}] };
const htmlOf = (source: string) => render.htmlOf(source, context);
const copyOf = (source: string) => render.copyOf(source, context);

test('the name of the package is explained with a link, in the page and in its copy', async () => {
  const { packageName, newName } = library;
  expect(await htmlOf('<PackageName />')).toContain(`<p>Install <code>${packageName}</code>`);
  expect(await copyOf('<PackageName />')).toContain(`[renamed the package](${newName.decision})`);
});

describe('the command that installs packages', () => {
  test('is shown for each package manager', async () => {
    const html = await htmlOf('<PackageManagers pkg="rxjs" />');
    expect(html).toContain('data-group=package-manager');
    expect(html).toContain('>yarn add rxjs</code>');
  });

  test('uses npm in a copy', async () => {
    expect(await copyOf('<PackageManagers pkg="rxjs" />')).toBe('```sh\nnpm install rxjs\n```\n');
  });

  test('rejects anything but package names', async () => {
    await expect(htmlOf('<PackageManagers pkg="<img src=x>" />')).rejects.toThrow(
      /<PackageManagers>: "<img src=x>" is not a list of package names/,
    );
  });
});
