import '@angular/compiler';
import { Component, type OnDestroy } from '@angular/core';
import { describe, expect, test, vi } from 'vitest';
import { type Checks, followChecks } from './checks';
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

describe('checks', () => {
  const run = { first: {}, messages: [] };
  const checks: Checks = {
    'There is a todo': ({ todos }: { todos: string[] }) => todos.length > 0,
    'The list is empty': ({ todos }: { todos: string[] }) => todos.length === 0,
  };

  test('a check passes only after the previous ones, and only once', () => {
    const component = { todos: [] as string[] };
    const onPass = vi.fn();
    const ask = followChecks({ checks }, component, run, onPass);
    ask();
    expect(onPass).not.toHaveBeenCalled();
    component.todos = ['Buy milk'];
    ask();
    ask();
    expect(onPass.mock.calls).toEqual([['There is a todo']]);
    component.todos = [];
    ask();
    expect(onPass).toHaveBeenLastCalledWith('The list is empty');
  });

  test('a check that throws has not passed', () => {
    const onPass = vi.fn();
    followChecks({ checks }, {}, run, onPass)();
    expect(onPass).not.toHaveBeenCalled();
  });
});
