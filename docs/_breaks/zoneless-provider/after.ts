import { provideZonelessChangeDetection } from '@angular/core';

export const providers = [provideZonelessChangeDetection()];
