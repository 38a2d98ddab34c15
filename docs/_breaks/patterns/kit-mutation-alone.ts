import { httpMutation, rxMutation } from '@angular-architects/ngrx-toolkit';
import { of } from 'rxjs';
export class Page {
  save = rxMutation((value: number) => of(value));
  create = httpMutation<{ n: number }, string>({
    request: (p) => ({ url: '/x', method: 'POST', body: p }),
    onSuccess: (result) => result.length,
  });
  go() {
    return (
      this.save.isPending() ||
      this.save.hasValue() ||
      this.create.uploadProgress()
    );
  }
}
