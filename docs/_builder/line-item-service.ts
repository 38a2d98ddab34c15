import { HttpClient } from '@angular/common/http';
import { Injectable, inject } from '@angular/core';
import type { DataService } from '@angular-architects/ngrx-toolkit';
import { firstValueFrom } from 'rxjs';
import type { LineItem, LineItemFilter } from './line-item';

// #region service
const API = '/api/line-items';

@Injectable({ providedIn: 'root' })
export class LineItemService implements DataService<LineItem, LineItemFilter> {
  readonly #http = inject(HttpClient);

  load(filter: LineItemFilter): Promise<LineItem[]> {
    return firstValueFrom(
      this.#http.get<LineItem[]>(API, { params: { ...filter } }),
    );
  }

  loadById(id: number | string): Promise<LineItem> {
    return firstValueFrom(this.#http.get<LineItem>(`${API}/${id}`));
  }

  create(lineItem: LineItem): Promise<LineItem> {
    return firstValueFrom(this.#http.post<LineItem>(API, lineItem));
  }

  update(lineItem: LineItem): Promise<LineItem> {
    return firstValueFrom(
      this.#http.put<LineItem>(`${API}/${lineItem.id}`, lineItem),
    );
  }

  updateAll(all: LineItem[]): Promise<LineItem[]> {
    return Promise.all(all.map((lineItem) => this.update(lineItem)));
  }

  async delete({ id }: LineItem): Promise<void> {
    await firstValueFrom(this.#http.delete(`${API}/${id}`));
  }
}
// #endregion
