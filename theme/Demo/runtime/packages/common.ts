export { AsyncPipe, JsonPipe, NgTemplateOutlet } from '@angular/common';
