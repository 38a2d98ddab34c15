import { useSyncExternalStore } from 'react';
import { createColorModeStore } from '../ColorMode/colorModeStore';
import { colorMode as config } from '../config/theme';

const store = createColorModeStore(config);
const serverMode = () => config.defaultMode;

/**
 * The colour mode of the page, and the way to change it. Passing `null` forgets the reader's choice.
 * While the page hydrates the mode is the configured default, as in the HTML.
 */
export function useColorMode() {
  const colorMode = useSyncExternalStore(store.subscribe, store.get, serverMode);
  return { colorMode, setColorMode: store.set };
}
