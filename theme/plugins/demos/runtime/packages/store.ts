export {
  createAction,
  createActionGroup,
  createReducer,
  emptyProps,
  on,
  props,
  provideStore,
} from '@ngrx/store';
