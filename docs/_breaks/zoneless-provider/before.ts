import { provideExperimentalZonelessChangeDetection } from '@angular/core';

export const providers = [provideExperimentalZonelessChangeDetection()];
