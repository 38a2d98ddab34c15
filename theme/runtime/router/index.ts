/**
 * Stands in for `react-router-dom`, of which Rspress uses four names. The site needs no nested routes,
 * loaders or forms: a history listener of our own does the job in 1.5 kB gzipped where the library
 * brings 12.7 kB, and it decides itself when a page is shown (once its code is there), so that the old
 * page stays in view meanwhile.
 */
export { BrowserRouter } from './BrowserRouter';
export { useLocation, useNavigate } from './context';
export { StaticRouter } from './StaticRouter';
