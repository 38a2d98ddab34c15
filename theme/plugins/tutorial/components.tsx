import { TutorialSteps } from './TutorialSteps/TutorialSteps';

export default { TutorialSteps };
