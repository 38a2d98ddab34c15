/** Public API for other plugins. */
export { addTools, copyButton, showCopied } from './codeTools';
