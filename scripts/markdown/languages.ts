/** What a reader calls a language; fences may use any of its names. Plain text has no label. */
const LABELS: Record<string, string> = {
  ts: 'TypeScript',
  typescript: 'TypeScript',
  tsx: 'TSX',
  js: 'JavaScript',
  javascript: 'JavaScript',
  jsx: 'JSX',
  mjs: 'JavaScript',
  html: 'HTML',
  css: 'CSS',
  scss: 'SCSS',
  json: 'JSON',
  jsonc: 'JSON',
  yaml: 'YAML',
  yml: 'YAML',
  sh: 'Shell',
  bash: 'Shell',
  shell: 'Shell',
  console: 'Shell',
  md: 'Markdown',
  mdx: 'MDX',
  diff: 'Diff',
  nginx: 'nginx',
  toml: 'TOML',
};

/** The label of a fence's language, if it has one. */
export function languageLabel(language: string): string | undefined {
  if (language === '' || language === 'txt' || language === 'text') return undefined;
  return LABELS[language.toLowerCase()] ?? language;
}
