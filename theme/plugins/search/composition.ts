/**
 * Whether a key belongs to the composition of a character. In Safari, the Enter that ends a composition comes after it,
 * and only its old key code tells.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
