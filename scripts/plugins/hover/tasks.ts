export { describeNames } from './describe-names';
