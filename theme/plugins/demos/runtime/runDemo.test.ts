import '@angular/compiler';
import { Component, type OnDestroy } from '@angular/core';
import { expect, test, vi } from 'vitest';
import { runDemo } from './runDemo';

test('a stopped demo is destroyed, and its HTML stays, but is inert; stopping it again does nothing', async () => {
  const destroyed = vi.fn();
  class Stopped implements OnDestroy {
    ngOnDestroy() {
      destroyed();
    }
  }
  Component({ selector: 'demo-stopped', template: 'Here.' })(Stopped);
  const host = document.createElement('div');
  const { stop } = await runDemo({ default: Stopped }, host, {
    onStart: () => {},
    onState: () => {},
    onCheck: () => {},
    onError: () => {},
    onUpdate: () => {},
  });
  expect(host.textContent).toBe('Here.');
  expect(destroyed).not.toHaveBeenCalled();
  stop();
  stop();
  expect(destroyed).toHaveBeenCalledOnce();
  expect(host.textContent).toBe('Here.');
  expect(host.childNodes).toHaveLength(1);
  expect(host.firstElementChild).toHaveProperty('inert', true);
});
