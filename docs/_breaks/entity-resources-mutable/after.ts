import { resource } from '@angular/core';
import { withEntityResources } from '@angular-architects/ngrx-toolkit';
import { signalStore } from '@ngrx/signals';

interface Flight {
  id: number;
}
const load = async (): Promise<Flight[]> => [];

export const Store = signalStore(
  withEntityResources(() => resource({ loader: load, defaultValue: [] })),
);
