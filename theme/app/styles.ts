/**
 * The styles of prerendered components, which the browser's code does not import.
 */
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/prose.css';
import '../content/HeadingLink/headingLink.css';
import '../ui/Icon/Icon.css';
import '../content/ExternalLink/externalLink.css';
import '../content/Badge/badge.css';
import '../content/Callout/callout.css';
import '../content/Code/code.css';
import '../content/Tabs/tabs.css';
import '../frame/AnnouncementBar/AnnouncementBar.module.css';
import '../frame/TableOfContents/tableOfContents.css';
import '../frame/Footer/footer.css';
import '../frame/Breadcrumbs/breadcrumbs.css';
import '../frame/PageFooter/pageFooter.css';
import '../content/Table/table.css';
import '../ui/Dropdown/Dropdown.module.css';
import '../frame/Layout/Layout.module.css';
import '../frame/Navbar/Navbar.module.css';
import '../frame/Navbar/NavbarItems.module.css';
import '../frame/NotFound/NotFound.module.css';
import '../frame/Sidebar/Sidebar.module.css';
import '../frame/Sidebar/SidebarItems.module.css';
import 'virtual-plugin-styles';
import '../styles/forced-colors.css';
import '../styles/print.css';
