import { resource } from '@angular/core';

export default async function run() {
  const user = resource({ loader: () => Promise.reject(new Error('offline')) });
  await new Promise((resolve) => setTimeout(resolve, 50));
  try {
    return `value: ${user.value()}`;
  } catch {
    return 'an error';
  }
}
