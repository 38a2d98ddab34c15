import {
  HttpClientModule,
  provideHttpClient,
  withFetch,
  withInterceptors,
} from '@angular/common/http';
import {
  HttpClientTestingModule,
  provideHttpClientTesting,
} from '@angular/common/http/testing';
export const providers = [
  provideHttpClient(withInterceptors([]), withFetch()),
  provideHttpClientTesting(),
];
export const modules = [HttpClientModule, HttpClientTestingModule];
