import { test } from '../../browsers/test';

test('the navbar links the API, where a name in a signature links its page', async ({ reader }) => {
  await reader.open('/');
  await reader.click('[aria-label="Main"] a', 'API');
  await reader.waitForText('h1', 'API reference');
  await reader.click('main a', 'httpMutation');
  await reader.waitForText('h1', 'httpMutation');
  await reader.click('main pre a', 'HttpMutation');
  await reader.waitForText('h1', 'HttpMutation');
});
