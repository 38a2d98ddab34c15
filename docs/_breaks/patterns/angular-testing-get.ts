import { TestBed } from '@angular/core/testing';
export const get = (token: never) => TestBed.get(token);
