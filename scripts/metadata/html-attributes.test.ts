import type { RsbuildPluginAPI } from '@rsbuild/core';
import { expect, it } from 'vitest';
import { htmlAttributes } from '../../theme/config/site';
import { pluginHtmlAttributes } from './html-attributes';
import { withHead } from './plugin';

it('every page says its language and direction, whatever the static generation writes', () => {
  let page = '';
  const modifyHTML = (change: (html: string) => string) => {
    page = change('<!doctype html>\n<html>\n<head></head></html>');
  };
  pluginHtmlAttributes({ lang: 'ar', dir: 'rtl' }).setup({
    modifyHTML,
  } as unknown as RsbuildPluginAPI);
  expect(page).toContain('<html lang="ar" dir="rtl">\n<head>');
  expect(withHead(page, '', '')).toContain(`<html lang="${htmlAttributes.lang}" dir="rtl">`);
});
