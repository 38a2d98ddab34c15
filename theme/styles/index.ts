/** The styles that are not a component's own. */
import './tokens.css';
import './base.css';
import './prose.css';
import '../Icon/Icon.css';
import '../content/badge.css';
import '../content/callout.css';
import '../content/code.css';
import '../content/contents.css';
import '../content/demo.css';
import '../content/footer.css';
import '../content/frame.css';
import '../content/home.css';
import '../content/steps.css';
import '../content/table.css';
import '../content/tabs.css';
import './forced-colors.css';
import './print.css';
