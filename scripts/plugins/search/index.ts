/** For other plugins. */
export {
  MISTAKES_FOLDER,
  type Mistake,
  missingExplanations,
  readMistakes,
  withMessages,
} from './mistakes';
export { errorCases } from './sections';
