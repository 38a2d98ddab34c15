export { compileDemos } from './compile-demos';
