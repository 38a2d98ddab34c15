/**
 * Query of the installed app's start URL. The worker redirects from there to the page that was open
 * last; without a worker it is the home page. Installed apps keep it: never change it.
 */
export const START_URL_QUERY = '?launch';
