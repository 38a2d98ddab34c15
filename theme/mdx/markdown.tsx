/**
 * The components of pages as they are in the Markdown copies, where React's text becomes the file. Blank
 * lines around a block are part of the text.
 */
import type { ReactNode } from 'react';
import { BADGE_TEXTS, type BadgeProps } from './Badge/texts';
import { installCommands } from './PackageManagers/commands';

const Children = ({ children }: { children?: ReactNode }) => <>{children}</>;

const Badge = ({ type, since, children }: BadgeProps) => (
  <>({children ?? (type ? BADGE_TEXTS[type] : `since ${since}`)})</>
);

const Tab = ({ label, children }: { label: string; children?: ReactNode }) => (
  <>
    {`\n\n**${label}**\n\n`}
    {children}
  </>
);

const PackageManagers = ({ pkg, dev }: { pkg: string; dev?: boolean }) => (
  <>{`\n\n\`\`\`sh\n${installCommands(pkg, dev)[0]?.command}\n\`\`\`\n\n`}</>
);

export const markdownComponents = {
  Badge,
  PackageManagers,
  Steps: Children,
  Tab,
  Tabs: Children,
};
