/// <reference types="@rsbuild/core/types" />

interface ImportMetaEnv {
  /** True in the compilation that renders the Markdown copies of the pages. */
  readonly SSG_MD: boolean;
}
