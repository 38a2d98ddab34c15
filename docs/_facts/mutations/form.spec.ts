import { provideHttpClient } from '@angular/common/http';
import { HttpTestingController, provideHttpClientTesting } from '@angular/common/http/testing';
import { TestBed } from '@angular/core/testing';
import { patchState } from '@ngrx/signals';
import { unprotected } from '@ngrx/signals/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccountForm } from '#samples/mutations/account-form';
import { AccountStore } from '#samples/mutations/account-store';
import { settle } from '../settle';

beforeEach(() =>
  TestBed.configureTestingModule({ providers: [provideHttpClient(), provideHttpClientTesting()] }),
);

describe('/docs/mutations, a form', () => {
  /** The form, with what a user does and sees. */
  async function open() {
    const fixture = TestBed.createComponent(AccountForm);
    fixture.autoDetectChanges();
    await settle();
    const element: HTMLElement = fixture.nativeElement;
    const inputs = () => [...element.querySelectorAll('input')];
    return {
      inputs,
      values: () => inputs().map(({ value }) => value),
      alerts: () =>
        [...element.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent),
      type: async (index: number, text: string) => {
        const input = inputs()[index];
        if (!input) throw new Error(`There is no field ${index}.`);
        input.value = text;
        input.dispatchEvent(new Event('input'));
        await settle();
      },
      /** Presses the button, and returns the requests. */
      save: async () => {
        element.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
        TestBed.tick();
        return TestBed.inject(HttpTestingController).match('/api/account');
      },
    };
  }

  it('errors of fields (422) are shown at their fields until these change, and nothing is sent meanwhile (#save-a-form-and-show-the-servers-error, /docs/http-mutation#show-an-error-from-the-server)', async () => {
    const form = await open();
    const [request] = await form.save();
    const body = { message: 'Please check your input.', errors: { email: 'Enter an address.' } };
    request?.flush(body, { status: 422, statusText: 'Unprocessable Content' });
    await settle();
    expect(form.alerts()).toEqual(['Enter an address.', 'Please check your input.']);
    expect(await form.save()).toEqual([]);
    await form.type(1, 'ada@example.org');
    expect(form.alerts()).toEqual(['Please check your input.']);
    const [again] = await form.save();
    expect(again?.request.body).toEqual({ name: 'Ada', email: 'ada@example.org' });
    again?.flush({ name: 'Ada', email: 'ada@example.org' });
    await settle();
    expect(form.alerts()).toEqual([]);
  });

  it.each([
    ['503 with a message', { message: 'Down for maintenance.' }, 503, 'Down for maintenance.'],
    ['500 without a body', null, 500, 'Saving failed.'],
  ])(
    'after %s, the user can try again without a change (#save-a-form-and-show-the-servers-error)',
    async (_, body, status, alert) => {
      const form = await open();
      const [request] = await form.save();
      request?.flush(body, { status, statusText: 'x' });
      await settle();
      expect(form.alerts()).toEqual([alert]);
      expect(await form.save()).toHaveLength(1);
    },
  );

  it('after a network error too (#save-a-form-and-show-the-servers-error)', async () => {
    const form = await open();
    const [request] = await form.save();
    request?.error(new ProgressEvent('error'));
    await settle();
    expect(form.alerts()).toEqual(['Saving failed.']);
    expect(await form.save()).toHaveLength(1);
  });

  it('a double click saves once, and the form is disabled meanwhile, because the response replaces what the user types (#save-a-form-and-show-the-servers-error, /docs/faq#how-do-i-use-a-signal-form-with-a-store)', async () => {
    const form = await open();
    await form.type(0, 'Grace');
    const [request] = await form.save();
    expect(await form.save()).toEqual([]);
    expect(form.inputs().map(({ disabled }) => disabled)).toEqual([true, true]);
    request?.flush({ name: 'Grace Hopper', email: '' });
    await settle();
    expect(form.inputs().map(({ disabled }) => disabled)).toEqual([false, false]);
    expect(form.values()).toEqual(['Grace Hopper', '']);
  });

  it('any change of the slice replaces what the user has typed (#save-a-form-and-show-the-servers-error)', async () => {
    const form = await open();
    await form.type(0, 'typed');
    patchState(unprotected(TestBed.inject(AccountStore)), { account: { name: 'Ada', email: '' } });
    await settle();
    expect(form.values()).toEqual(['Ada', '']);
  });
});
