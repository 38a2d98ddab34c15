import { Component, inject, signal } from '@angular/core';
import type { LineItem, LineItemFilter } from './line-item';
import { LineItemStore } from './line-item-store';

@Component({
  selector: 'app-line-items',
  // #region indexedDB
  // The restored state would replace earlier changes.
  host: { '[inert]': '!isRestored()' },
  // #endregion
  template: `
    <p>
      <!-- #region mutations -->
      <button type="button" (click)="store.createLineItem(created())">Add</button>
      <!-- #endregion -->
      <!-- #region service && !mutations -->
      <button type="button" (click)="run(store.createBatch(created()))">Add</button>
      <!-- #endregion -->
      <!-- #region !plain && !sent -->
      <button type="button" (click)="store.add(created())">Add</button>
      <!-- #endregion -->
      <!-- #region service -->
      <button
        type="button"
        [disabled]="store.batchLoading()"
        (click)="run(store.loadBatchEntities())"
      >
        Load
      </button>
      <!-- #endregion -->
      <!-- #region ownLoad -->
      <button
        type="button"
        [disabled]="store.batchLoading()"
        (click)="store.loadBatchEntities()"
      >
        Load
      </button>
      <!-- #endregion -->
      <!-- #region resource -->
      <button
        type="button"
        [disabled]="store.batchIsLoading()"
        (click)="store.reload()"
      >
        Reload
      </button>
      <!-- #endregion -->
      <!-- #region reset -->
      <button type="button" (click)="store.resetState()">Reset</button>
      <!-- #endregion -->
      <!-- #region storage -->
      <button type="button" (click)="store.clearStorage()">Clear storage</button>
      <!-- #endregion -->
      <!-- #region undo -->
      <button
        type="button"
        [disabled]="!store.canUndo()"
        (click)="store.undo()"
      >
        Undo
      </button>
      <!-- #endregion -->
      <!-- #region undo -->
      <button
        type="button"
        [disabled]="!store.canRedo()"
        (click)="store.redo()"
      >
        Redo
      </button>
      <!-- #endregion -->
    </p>
    <!-- #region callState -->
    @if (store.batchError() !== null) {
      <p role="alert">{{ store.batchError() }}</p>
    }
    <!-- #endregion -->
    <!-- #region resource -->
    @if (store.batchError(); as error) {
      <p role="alert">{{ error.message }}</p>
    }
    <!-- #endregion -->
    <!-- #region mutations -->
    @if (store.createLineItemError(); as error) {
      <p role="alert">{{ error.message }}</p>
    }
    <!-- #endregion -->
    <!-- #region mutations -->
    @if (store.saveLineItemError(); as error) {
      <p role="alert">{{ error.message }}</p>
    }
    <!-- #endregion -->
    <!-- #region mutations -->
    @if (store.deleteLineItemError(); as error) {
      <p role="alert">{{ error.message }}</p>
    }
    <!-- #endregion -->
    <!-- #region each state string -->
    <label>
      Text state
      <input
        #textStateControl
        [value]="store.textState()"
        (change)="store.patch({ textState: textStateControl.value })"
      />
    </label>
    <!-- #endregion -->
    <!-- #region each state number -->
    <label>
      Count state
      <input
        #countStateControl
        type="number"
        [value]="store.countState()"
        (change)="store.patch({ countState: countStateControl.valueAsNumber })"
      />
    </label>
    <!-- #endregion -->
    <!-- #region each state boolean -->
    <label>
      <input
        #doneStateControl
        type="checkbox"
        [checked]="store.doneState()"
        (change)="store.patch({ doneState: doneStateControl.checked })"
      />
      Done state
    </label>
    <!-- #endregion -->
    <!-- #region each state date -->
    <label>
      Day state
      <input
        #dayStateControl
        type="date"
        [value]="store.dayState()"
        (change)="store.patch({ dayState: dayStateControl.value })"
      />
    </label>
    <!-- #endregion -->
    <!-- #region each state strings -->
    <label>
      Texts state
      <input
        #textsStateControl
        placeholder="one, two"
        [value]="store.textsState().join(', ')"
        (change)="store.patch({ textsState: strings(textsStateControl.value) })"
      />
    </label>
    <!-- #endregion -->
    <!-- #region each state numbers -->
    <label>
      Counts state
      <input
        #countsStateControl
        placeholder="1, 2"
        [value]="store.countsState().join(', ')"
        (change)="store.patch({ countsState: numbers(countsStateControl.value) })"
      />
    </label>
    <!-- #endregion -->
    <!-- #region each state union -->
    <label>
      Kind state
      <select
        #kindStateControl
        (change)="store.patch({ kindState: kindStateValues[kindStateControl.selectedIndex] })"
      >
        @for (value of kindStateValues; track value) {
          <option [selected]="value === store.kindState()">{{ value }}</option>
        }
      </select>
    </label>
    <!-- #endregion -->
    <!-- #region each parameter string -->
    <label>
      Text parameter
      <input
        #textParameterFilter
        [value]="store.batchFilter().textParameter"
        (change)="filter({ textParameter: textParameterFilter.value })"
      />
    </label>
    <!-- #endregion -->
    <!-- #region each parameter number -->
    <label>
      Count parameter
      <input
        #countParameterFilter
        type="number"
        [value]="store.batchFilter().countParameter"
        (change)="filter({ countParameter: countParameterFilter.valueAsNumber })"
      />
    </label>
    <!-- #endregion -->
    <!-- #region each parameter boolean -->
    <label>
      <input
        #doneParameterFilter
        type="checkbox"
        [checked]="store.batchFilter().doneParameter"
        (change)="filter({ doneParameter: doneParameterFilter.checked })"
      />
      Done parameter
    </label>
    <!-- #endregion -->
    <!-- #region view -->
    <label>
      Find
      <input
        #find
        type="search"
        [value]="store.query()"
        (input)="store.patch({ query: find.value })"
      />
    </label>
    <!-- #endregion -->
    <!-- #region !plain -->
    @if (store.batchEntities().length) {
      <ul>
        @for (lineItem of store.foundLineItems(); track lineItem.id) {
          <li>
            <!-- #region each field string -->
            <label>
              Text field
              <input
                #textFieldInput
                [value]="lineItem.textField"
                (change)="store.change(lineItem.id, { textField: textFieldInput.value })"
              />
            </label>
            <!-- #endregion -->
            <!-- #region each field number -->
            <label>
              Count field
              <input
                #countFieldInput
                type="number"
                [value]="lineItem.countField"
                (change)="store.change(lineItem.id, { countField: countFieldInput.valueAsNumber })"
              />
            </label>
            <!-- #endregion -->
            <!-- #region each field boolean -->
            <label>
              <input
                #doneFieldInput
                type="checkbox"
                [checked]="lineItem.doneField"
                (change)="store.change(lineItem.id, { doneField: doneFieldInput.checked })"
              />
              Done field
            </label>
            <!-- #endregion -->
            <!-- #region each field date -->
            <label>
              Day field
              <input
                #dayFieldInput
                type="date"
                [value]="lineItem.dayField"
                (change)="store.change(lineItem.id, { dayField: dayFieldInput.value })"
              />
            </label>
            <!-- #endregion -->
            <!-- #region each field strings -->
            <label>
              Texts field
              <input
                #textsFieldInput
                placeholder="one, two"
                [value]="lineItem.textsField.join(', ')"
                (change)="store.change(lineItem.id, { textsField: strings(textsFieldInput.value) })"
              />
            </label>
            <!-- #endregion -->
            <!-- #region each field numbers -->
            <label>
              Counts field
              <input
                #countsFieldInput
                placeholder="1, 2"
                [value]="lineItem.countsField.join(', ')"
                (change)="store.change(lineItem.id, { countsField: numbers(countsFieldInput.value) })"
              />
            </label>
            <!-- #endregion -->
            <!-- #region each field union -->
            <label>
              Kind field
              <select
                #kindFieldInput
                (change)="store.change(lineItem.id, { kindField: kindFieldOptions[kindFieldInput.selectedIndex] })"
              >
                @for (value of kindFieldOptions; track value) {
                  <option [selected]="value === lineItem.kindField">{{ value }}</option>
                }
              </select>
            </label>
            <!-- #endregion -->
            <!-- #region mutations -->
            <button type="button" (click)="store.saveLineItem(lineItem)">Save</button>
            <!-- #endregion -->
            <!-- #region service && !mutations -->
            <button type="button" (click)="run(store.updateBatch(lineItem))">Save</button>
            <!-- #endregion -->
            <!-- #region mutations -->
            <button type="button" (click)="store.deleteLineItem(lineItem)">Remove</button>
            <!-- #endregion -->
            <!-- #region service && !mutations -->
            <button type="button" (click)="run(store.deleteBatch(lineItem))">Remove</button>
            <!-- #endregion -->
            <!-- #region !sent -->
            <button type="button" (click)="store.remove(lineItem.id)">Remove</button>
            <!-- #endregion -->
          </li>
        }
      </ul>
      <!-- #region pagination -->
      <p>
        <button
          type="button"
          [disabled]="store.batchCurrentPage() === 0"
          (click)="store.goTo(store.batchCurrentPage() - 1)"
        >
          Previous
        </button>
        Page {{ store.batchCurrentPage() + 1 }} of {{ store.batchPageCount() }}
        <button
          type="button"
          [disabled]="store.batchCurrentPage() + 1 >= store.batchPageCount()"
          (click)="store.goTo(store.batchCurrentPage() + 1)"
        >
          Next
        </button>
      </p>
      <!-- #endregion -->
    } @else {
      <p>No line items yet.</p>
    }
    <!-- #endregion -->
  `,
})
export class LineItems {
  protected readonly store = inject(LineItemStore);
  // #region each field union
  protected readonly kindFieldOptions = ['first', 'second'] as const;
  // #endregion
  // #region each state union
  protected readonly kindStateValues = ['first', 'second'] as const;
  // #endregion

  // #region indexedDB
  protected readonly isRestored = signal(false);

  constructor() {
    void this.store.whenSynced().then(() => this.isRestored.set(true));
  }
  // #endregion

  // #region !plain
  protected created(): LineItem {
    return {
      id: Date.now(),
      // #region each field
      textField: '',
      // #endregion
      // #region example
      countField: 0,
      doneField: false,
      dayField: '',
      textsField: [],
      countsField: [],
      kindField: 'first',
      // #endregion
    };
  }
  // #endregion

  // #region parameters
  protected filter(changes: Partial<LineItemFilter>): void {
    this.store.updateBatchFilter({ ...this.store.batchFilter(), ...changes });
  }
  // #endregion

  // #region service
  protected async run(request: Promise<void>): Promise<void> {
    try {
      await request;
      // #region settle
      this.store.settle();
      // #endregion
    } catch {
      // The store keeps the error, and the template shows it.
    }
  }
  // #endregion

  // #region strings
  protected strings(text: string): string[] {
    const parts = text.split(',').map((part) => part.trim());
    return parts.filter((part) => part !== '');
  }
  // #endregion

  // #region numbers
  protected numbers(text: string): number[] {
    return (text.match(/[-0-9.]+/g) ?? []).map(Number).filter(Number.isFinite);
  }
  // #endregion
}
