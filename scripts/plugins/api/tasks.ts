export { buildModel } from './extract/build-model';
