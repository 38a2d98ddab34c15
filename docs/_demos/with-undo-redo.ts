import { Component, inject } from '@angular/core';
import { clearUndoRedo, withUndoRedo } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';

const DrawingStore = signalStore(
  withState({ shapes: [] as string[], zoom: 100 }),
  withMethods((store) => ({
    add: (shape: string) =>
      patchState(store, ({ shapes }) => ({ shapes: [...shapes, shape] })),
    zoomIn: () => patchState(store, ({ zoom }) => ({ zoom: zoom + 10 })),
  })),
  withUndoRedo({ keys: ['shapes'] }),
);

@Component({
  selector: 'demo-root',
  providers: [DrawingStore],
  template: `
    <p>
      Drawing: <output>{{ store.shapes().join(' ') || 'empty' }}</output>
    </p>
    <p>
      Zoom, which is not tracked: <output>{{ store.zoom() }} %</output>
    </p>
    <p>
      @for (shape of ['●', '■', '▲']; track shape) {
        <button
          type="button"
          [attr.aria-label]="'Add ' + shape"
          (click)="store.add(shape)"
        >
          {{ shape }}
        </button>
      }
      <button type="button" (click)="store.zoomIn()">Zoom in</button>
    </p>
    <p>
      <button
        type="button"
        [disabled]="!store.canUndo()"
        (click)="store.undo()"
      >
        Undo
      </button>
      <button
        type="button"
        [disabled]="!store.canRedo()"
        (click)="store.redo()"
      >
        Redo
      </button>
      <button type="button" (click)="forget()">Forget the steps</button>
    </p>
  `,
})
export default class UndoRedoDemo {
  protected readonly store = inject(DrawingStore);
  protected readonly forget = () => clearUndoRedo(this.store);

  constructor() {
    // Instances share the steps of a store: start without those of the previous
    // instance.
    clearUndoRedo(this.store, { lastRecord: { shapes: this.store.shapes() } });
  }
}
