export {
  HttpClient,
  HttpErrorResponse,
  HttpHeaders,
  HttpParams,
  HttpRequest,
  HttpResponse,
  httpResource,
  provideHttpClient,
  withInterceptors,
} from '@angular/common/http';
