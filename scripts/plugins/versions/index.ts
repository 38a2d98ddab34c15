/** Exports for other plugins. */
export {
  commandsFor,
  isAffected,
  raisedPeers,
  versionOf,
} from '../../../theme/plugins/versions/Upgrade/compareVersions';
export type { Releases } from './releases';
