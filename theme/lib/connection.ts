export { savesData } from '../../sw/saves-data';
